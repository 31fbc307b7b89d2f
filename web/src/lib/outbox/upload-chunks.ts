import { chunkHashHeader } from '@ecrin/contracts/recording/recording.ts';
import { storedChunks } from '@ecrin/contracts/transport/upload.ts';
import { z } from 'zod';
import { outcomeOf, type Outcome, type Reply, type Send } from './outcome.ts';

export type FileChunk = Readonly<{ seq: number; data: Uint8Array<ArrayBuffer>; sha256: string }>;
/** Where files lie that are sent in chunks: the recordings, the pictures. */
type ChunkedFiles = Readonly<{
  get: (id: string) => PromiseLike<Readonly<{ mimeType: string; receivedChunks: number }> | undefined>;
  chunk: (id: string, seq: number) => PromiseLike<FileChunk | undefined>;
  noteReceived: (id: string, receivedChunks: number) => PromiseLike<unknown>;
}>;
/** `path`: of one file, below the API. */
export type Upload = Readonly<{ files: ChunkedFiles; send: Send; id: string; path: string }>;

export const recordingPath = (recordingId: string): string => `/client/recordings/${recordingId}`;

const allChunksSent: Outcome = { kind: 'done', body: null };

/** Sends, in order, every chunk the server has not confirmed; stops at the first failure. */
export const uploadChunks = async ({ files, send, id, path }: Upload): Promise<Outcome> => {
  for (;;) {
    const file = await files.get(id);
    const chunk = file && (await files.chunk(id, file.receivedChunks));
    if (!chunk) return allChunksSent;

    const { seq, data, sha256 } = chunk;
    const headers = { 'Content-Type': file.mimeType, [chunkHashHeader]: sha256 };
    const outcome = outcomeOf(await send({ method: 'PUT', path: `${path}/chunks/${seq}`, bytes: data, headers }));
    if (outcome.kind !== 'done') return outcome;
    await files.noteReceived(id, seq + 1);
  }
};

const uploadAnswer = z.object({ chunks: storedChunks });

/** Asks the server which chunks it has: counted up to the first one missing or different. */
const reconcileChunks = async ({ files, send, id, path }: Upload): Promise<Outcome> => {
  const reply = await send({ method: 'GET', path });
  const outcome = outcomeOf(reply);
  if (outcome.kind !== 'done' && reply.status !== 404) return outcome;

  const answer = uploadAnswer.safeParse(reply.body);
  const held = new Map(answer.success ? answer.data.chunks.map(({ seq, sha256 }) => [seq, sha256]) : []);
  let seq = 0;
  while (held.has(seq) && held.get(seq) === (await files.chunk(id, seq))?.sha256) seq += 1;
  await files.noteReceived(id, seq);
  return allChunksSent;
};

type Sealing = Readonly<{
  seal: () => Promise<Reply>;
  /** The code of the refusal of a file of which chunks are missing. */ missing: string;
  settle: (reply: Reply) => Promise<Outcome> | Outcome;
}>;

/** Sends what the server has not of a file, and seals it; once more after the server has said what it has. */
export const uploadFile = async (upload: Upload, { seal, missing, settle }: Sealing): Promise<Outcome> => {
  const uploaded = await uploadChunks(upload);
  if (uploaded.kind !== 'done') return uploaded;

  const reply = await seal();
  if (reply.code !== missing) return settle(reply);

  const reconciled = await reconcileChunks(upload);
  if (reconciled.kind !== 'done') return reconciled;
  const sentAgain = await uploadChunks(upload);
  return sentAgain.kind === 'done' ? settle(await seal()) : sentAgain;
};
