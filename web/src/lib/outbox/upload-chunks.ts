import { chunkHashHeader, recordingAnswer } from '@ecrin/contracts/recording/recording.ts';
import { outcomeOf, type Outcome, type Send } from './outcome.ts';
import type { RecordingStore } from './recording-store.ts';

export type UploadContext = Readonly<{ recordings: RecordingStore; send: Send }>;
const allChunksSent: Outcome = { kind: 'done', body: null };

/** Sends, in order, every chunk the server has not confirmed; stops at the first failure. */
export const uploadChunks = async ({ recordings, send }: UploadContext, recordingId: string): Promise<Outcome> => {
  for (;;) {
    const recording = await recordings.get(recordingId);
    const chunk = recording && (await recordings.chunk(recordingId, recording.receivedChunks));
    if (!chunk) return allChunksSent;

    const { seq, data, sha256 } = chunk;
    const headers = { 'Content-Type': recording.mimeType, [chunkHashHeader]: sha256 };
    const outcome = outcomeOf(
      await send({ method: 'PUT', path: `/client/recordings/${recordingId}/chunks/${seq}`, bytes: data, headers }),
    );
    if (outcome.kind !== 'done') return outcome;
    await recordings.noteReceived(recordingId, seq + 1);
  }
};

/** Asks the server which chunks it has: counted up to the first one missing or different. */
export const reconcileChunks = async ({ recordings, send }: UploadContext, recordingId: string): Promise<Outcome> => {
  const reply = await send({ method: 'GET', path: `/client/recordings/${recordingId}` });
  const outcome = outcomeOf(reply);
  if (outcome.kind !== 'done' && reply.status !== 404) return outcome;

  const answer = recordingAnswer.safeParse(reply.body);
  const held = new Map(answer.success ? answer.data.chunks.map(({ seq, sha256 }) => [seq, sha256]) : []);
  let seq = 0;
  while (held.has(seq) && held.get(seq) === (await recordings.chunk(recordingId, seq))?.sha256) seq += 1;
  await recordings.noteReceived(recordingId, seq);
  return allChunksSent;
};
