import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { keptMark, recordQuotations, thoughtMark } from '@ecrin/testing/erasure/recorded-quotations.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { settingsOf } from '@ecrin/testing/kits/notification-events.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { vi } from 'vitest';
import { moment, reminding } from '#test/auth/access.fixtures.ts';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import { openSettings, openTestCommunity } from '#test/communities/community.fixtures.ts';
import { sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import { noteAskedFrom } from './marked-account.fixtures.ts';

export type MarkedThought = Readonly<{
  thoughtId: string;
  keptId: string;
  spokenId: string;
  recordingId: string;
  storyId: string;
  path: string;
  community: Awaited<ReturnType<typeof openTestCommunity>>;
}>;

/** Two thoughts of `client`, one of them quoted by everything that can, a mail too: of a server whose `SMTP_URL` is `outbox:`. */
export const writeMarkedThought = async (
  server: TestServer,
  client: SignedInClient,
  owner: SignedInClient,
): Promise<MarkedThought> => {
  const { token, userId } = client;
  const say = async (request: string, body: object) => {
    const answer = await sendRequest(server, request, { token, body });
    if (answer.status >= 300) throw new Error(`${request}: ${answer.text}`);
    return answer;
  };
  const stories = storyActsOf(server, token);
  const thoughtId = await stories.write(`Une ${thoughtMark} sous la pierre, ce matin, près du lavoir.`);
  const keptId = await stories.write(`Une ${keptMark} dans le jardin de ma tante, hier soir.`);
  await say(`PUT /api/client/thoughts/${thoughtId}/insights/title`, { value: `La ${thoughtMark} du lavoir` });
  const { spokenId, recordingId } = await speak(server, client);
  const storyId = await stories.begin([thoughtId, keptId], 'Deux bêtes');
  const { path } = await stories.share(storyId, { following: false });
  const community = await openTestCommunity(server, owner, { settings: openSettings });
  await community.ask(client);
  for (const id of [thoughtId, keptId]) await community.share(client, id);
  await community.share(client, storyId, { kind: 'story' });
  const reminderId = systemIds.next();
  const subject = { kind: 'thought', id: thoughtId };
  await say('POST /api/client/reminders', { ...reminding, reminderId, title: `La ${thoughtMark}`, subject });
  await say('POST /api/client/email/proof', { code: codeIn(await waitForMessage(server, client.email)) });
  await say('PUT /api/client/notification-settings', settingsOf({ channels: { mail: true }, words: true }));
  await server.restart(() => recordQuotations(server.dataDir, userId, { thoughtId, keptId, storyId }));
  const mailed = await waitForMessage(server, client.email, 2);
  if (!mailed.subject.includes(thoughtMark)) throw new Error('the notice was not mailed with its words');
  return { thoughtId, keptId, spokenId, recordingId, storyId, path, community };
};

/** Seconds of silence, kept as a recording of a thought of its own. */
const speak = async (server: TestServer, { token, userId }: SignedInClient) => {
  const api = apiClient(server.url, { token, clientId: userId });
  const [recordingId, spokenId, sound] = [systemIds.next(), systemIds.next(), wavOf(new Float32Array(16_000))];
  await api.upload(recordingId, 0, sound);
  const of = { thoughtId: spokenId, chunks: 1, sha256: sha256(sound), durationMs: 1_000, language: 'fr' };
  await api.call('POST', `/recordings/${recordingId}/seal`, { body: { ...of, ...moment } });
  return { spokenId, recordingId };
};

type Part = Readonly<{ thoughtIds?: readonly string[]; sounds?: readonly object[] }>;

/** Of what may have been kept only now: it is asked again until its thoughts are in the list. */
export const askPartErasure = (
  server: TestServer,
  token: string,
  { thoughtIds = [], sounds = [] }: Part,
): Promise<AskedErasure> =>
  vi.waitFor(
    async () => {
      const answer = await sendRequest(server, 'POST /api/client/erasures', { token, body: { thoughtIds, sounds } });
      if (answer.status !== 200) throw new Error(`the erasure was answered ${answer.text}`);
      noteAskedFrom(answer.body as AskedErasure, token);
      return answer.body as AskedErasure;
    },
    { timeout: 20_000, interval: 100 },
  );
