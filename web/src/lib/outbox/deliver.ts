import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { AppendRecordingRequest, SealRecordingRequest } from '@ecrin/contracts/recording/recording.ts';
import type { SealPictureRequest } from '@ecrin/contracts/thought/thought-pictures.ts';
import type { WriteThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { idempotencyHeader } from '@ecrin/contracts/transport/receipt.ts';
import { maxChunkBytes } from '@ecrin/contracts/transport/upload.ts';
import { z } from 'zod';
import type { PictureRow, PlacedRow, SpokenRow, WithdrawalRow, WrittenRow } from './device-db.ts';
import { outcomeOf, type Outcome, type Reply, type Send } from './outcome.ts';
import type { PictureStore } from './picture-store.ts';
import type { RecordingStore } from './recording-store.ts';
import { recordingPath, uploadFile } from './upload-chunks.ts';

const deliverWritten = async (
  send: Send,
  { thoughtId, content, occurredAt, timeZone, language, answering, pictures }: WrittenRow,
): Promise<Outcome> => {
  const json: WriteThoughtRequest = {
    thoughtId,
    content,
    occurredAt,
    timeZone,
    language,
    ...(answering && { answering }),
    ...(pictures && { pictureIds: [...pictures] }),
  };
  return outcomeOf(
    await send({ method: 'POST', path: '/client/thoughts', json, headers: { [idempotencyHeader]: thoughtId } }),
  );
};

/** Deleting a thought the server does not have counts as done. */
const deliverWithdrawal = async (send: Send, { thoughtId, key }: WithdrawalRow): Promise<Outcome> =>
  outcomeOf(
    await send({ method: 'DELETE', path: `/client/thoughts/${thoughtId}`, headers: { [idempotencyHeader]: key } }),
  );

const sealRecording = async (send: Send, row: SpokenRow): Promise<Reply> => {
  const { recordingId, thoughtId, appendTo, chunks, sha256, durationMs, occurredAt, timeZone, language } = row;
  const complete = { chunks, sha256, durationMs, occurredAt, timeZone, language };
  if (appendTo !== undefined) {
    const json: AppendRecordingRequest = { recordingId, ...complete };
    const path = `/client/thoughts/${appendTo}/recordings`;
    return send({ method: 'POST', path, json, headers: { [idempotencyHeader]: recordingId } });
  }
  const json: SealRecordingRequest = { thoughtId, ...complete };
  const path = `${recordingPath(recordingId)}/seal`;
  return send({ method: 'POST', path, json, headers: { [idempotencyHeader]: thoughtId } });
};

const sealedHash = z.object({ sha256: z.string() });

/** The device deletes its copy only when the server's answer contains the hash computed here. */
const checked = (outcome: Outcome, sha256: string, code: ProblemCode): Outcome => {
  if (outcome.kind !== 'done') return outcome;
  const answer = sealedHash.safeParse(outcome.body);
  return answer.success && answer.data.sha256 === sha256
    ? outcome
    : { kind: 'refused', problem: { code, status: 409 } };
};

/** Refusals of a thought that takes no (more) recordings. */
const appendRefusals = new Set([
  'thought.not-found',
  'thought.deleted',
  'thought.not-spoken',
  'thought.recordings-full',
]);

/** What was recorded for a thought that takes no more becomes a thought of its own: nothing said is lost. */
const settled = async (sending: Sending, row: SpokenRow, reply: Reply): Promise<Outcome> => {
  const { appendTo, ...own } = row;
  if (appendTo === undefined || reply.code === undefined || !appendRefusals.has(reply.code))
    return checked(outcomeOf(reply), row.sha256, 'recording.hash-differs');
  const outcome = await deliverSpoken(sending, own);
  return outcome.kind === 'done' ? { ...outcome, keptApart: reply.code } : outcome;
};

const deliverSpoken = async (sending: Sending, row: SpokenRow): Promise<Outcome> => {
  const { recordings: files, send } = sending;
  const id = row.recordingId;
  return uploadFile(
    { files, send, id, path: recordingPath(id) },
    {
      seal: () => sealRecording(send, row),
      missing: 'recording.chunks-missing',
      settle: (reply) => settled(sending, row, reply),
    },
  );
};

const sealPicture = (send: Send, picture: PictureRow): Promise<Reply> => {
  const { pictureId, thoughtId, bytes, sha256, alt, keepsMetadata } = picture;
  const json: SealPictureRequest = {
    thoughtId,
    chunks: Math.ceil(bytes / maxChunkBytes),
    sha256,
    alt,
    keepsMetadata,
  };
  const headers = { [idempotencyHeader]: pictureId };
  return send({ method: 'POST', path: `/client/pictures/${pictureId}/seal`, json, headers });
};

/** One that is no longer on this device has been taken back. */
const takenBack: Outcome = { kind: 'done', body: null };

const deliverPicture = async ({ pictures: files, send }: Sending, id: string): Promise<Outcome> => {
  const picture = await files.get(id);
  if (!picture) return takenBack;
  return uploadFile(
    { files, send, id, path: `/client/pictures/${id}` },
    {
      seal: () => sealPicture(send, picture),
      missing: 'thought-picture.chunks-missing',
      settle: (reply) => checked(outcomeOf(reply), picture.sha256, 'thought-picture.hash-differs'),
    },
  );
};

type Sending = Readonly<{ recordings: RecordingStore; pictures: PictureStore; send: Send }>;

/** Sends one item to the server; idempotent. */
export const deliver = async (sending: Sending, row: PlacedRow): Promise<Outcome> => {
  if (row.kind === 'written') return deliverWritten(sending.send, row);
  if (row.kind === 'withdrawal') return deliverWithdrawal(sending.send, row);
  if (row.kind === 'picture') {
    const outcome = await deliverPicture(sending, row.thoughtId);
    if (outcome.kind === 'done') await sending.pictures.noteSealed(row.thoughtId, Date.now());
    return outcome;
  }
  const outcome = await deliverSpoken(sending, row);
  if (outcome.kind === 'done') await sending.recordings.drop(row.recordingId);
  return outcome;
};
