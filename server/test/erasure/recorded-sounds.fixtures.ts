import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { moment } from '#test/auth/access.fixtures.ts';
import type { SignedInClient, TestServer } from '#test/server.fixtures.ts';

export const sounds = [wavOf(new Float32Array(16_000)), wavOf(new Float32Array(16_000).fill(0.2))] as const;

/** Of one thought, in the order of `sounds`. */
export type RecordedSounds = Readonly<{ thoughtId: string; recordingIds: readonly [string, string] }>;

const sealOf = (wav: Uint8Array) => ({ chunks: 1, sha256: sha256(wav), durationMs: 1_000, language: 'fr', ...moment });

export const recordSounds = async (
  { url }: Pick<TestServer, 'url'>,
  { token, userId }: SignedInClient,
): Promise<RecordedSounds> => {
  const [thoughtId, recordingIds] = [systemIds.next(), [systemIds.next(), systemIds.next()] as const];
  const api = apiClient(url, { token, clientId: userId });
  for (const [index, recordingId] of recordingIds.entries()) {
    const wav = sounds[index] ?? sounds[0];
    await api.upload(recordingId, 0, wav);
    const of = sealOf(wav);
    const answer =
      index === 0
        ? await api.call('POST', `/recordings/${recordingId}/seal`, { body: { ...of, thoughtId } })
        : await api.call('POST', `/thoughts/${thoughtId}/recordings`, { body: { ...of, recordingId } });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  }
  return { thoughtId, recordingIds };
};

/** One that has arrived and is not kept yet. `seal`: it becomes a thought, whose id this is. */
export const beginRecording = async (
  { url }: Pick<TestServer, 'url'>,
  { token, userId }: SignedInClient,
): Promise<Readonly<{ seal: () => Promise<string> }>> => {
  const [thoughtId, recordingId] = [systemIds.next(), systemIds.next()];
  const api = apiClient(url, { token, clientId: userId });
  await api.upload(recordingId, 0, sounds[0]);
  return {
    seal: async () => {
      await api.call('POST', `/recordings/${recordingId}/seal`, { body: { ...sealOf(sounds[0]), thoughtId } });
      return thoughtId;
    },
  };
};
