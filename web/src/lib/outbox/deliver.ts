import {
  sealAnswer,
  type AppendRecordingRequest,
  type SealRecordingRequest,
} from '@ecrin/contracts/recording/recording.ts';
import type { WriteThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { idempotencyHeader } from '@ecrin/contracts/transport/receipt.ts';
import type { PlacedRow, SpokenRow, WithdrawalRow, WrittenRow } from './device-db.ts';
import { outcomeOf, type Outcome, type Reply, type Send } from './outcome.ts';
import { reconcileChunks, uploadChunks, type UploadContext } from './upload-chunks.ts';

const deliverWritten = async (
  send: Send,
  { thoughtId, content, occurredAt, timeZone, language, answering }: WrittenRow,
): Promise<Outcome> => {
  const json: WriteThoughtRequest = {
    thoughtId,
    content,
    occurredAt,
    timeZone,
    language,
    ...(answering && { answering }),
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

const seal = async (send: Send, row: SpokenRow): Promise<Reply> => {
  const { recordingId, thoughtId, appendTo, chunks, sha256, durationMs, occurredAt, timeZone, language } = row;
  const complete = { chunks, sha256, durationMs, occurredAt, timeZone, language };
  if (appendTo !== undefined) {
    const json: AppendRecordingRequest = { recordingId, ...complete };
    const path = `/client/thoughts/${appendTo}/recordings`;
    return send({ method: 'POST', path, json, headers: { [idempotencyHeader]: recordingId } });
  }
  const json: SealRecordingRequest = { thoughtId, ...complete };
  const path = `/client/recordings/${recordingId}/seal`;
  return send({ method: 'POST', path, json, headers: { [idempotencyHeader]: thoughtId } });
};

/** The device deletes its copy only when the server's answer contains the hash computed here. */
const checked = (outcome: Outcome, sha256: string): Outcome => {
  if (outcome.kind !== 'done') return outcome;
  const answer = sealAnswer.safeParse(outcome.body);
  return answer.success && answer.data.sha256 === sha256
    ? outcome
    : { kind: 'refused', problem: { code: 'recording.hash-differs', status: 409 } };
};

/** Refusals of a thought that takes no (more) recordings. */
const appendRefusals = new Set([
  'thought.not-found',
  'thought.deleted',
  'thought.not-spoken',
  'thought.recordings-full',
]);

/** What was recorded for a thought that takes no more becomes a thought of its own: nothing said is lost. */
const settled = async (uploading: UploadContext, row: SpokenRow, reply: Reply): Promise<Outcome> => {
  const { appendTo, ...own } = row;
  if (appendTo === undefined || reply.code === undefined || !appendRefusals.has(reply.code))
    return checked(outcomeOf(reply), row.sha256);
  const outcome = await deliverSpoken(uploading, own);
  return outcome.kind === 'done' ? { ...outcome, keptApart: reply.code } : outcome;
};

const deliverSpoken = async (uploading: UploadContext, row: SpokenRow): Promise<Outcome> => {
  const uploaded = await uploadChunks(uploading, row.recordingId);
  if (uploaded.kind !== 'done') return uploaded;

  const reply = await seal(uploading.send, row);
  if (reply.code !== 'recording.chunks-missing') return settled(uploading, row, reply);

  const reconciled = await reconcileChunks(uploading, row.recordingId);
  if (reconciled.kind !== 'done') return reconciled;
  const sentAgain = await uploadChunks(uploading, row.recordingId);
  return sentAgain.kind === 'done' ? settled(uploading, row, await seal(uploading.send, row)) : sentAgain;
};

/** Sends one item to the server; idempotent. */
export const deliver = async (uploading: UploadContext, row: PlacedRow): Promise<Outcome> => {
  if (row.kind === 'written') return deliverWritten(uploading.send, row);
  if (row.kind === 'withdrawal') return deliverWithdrawal(uploading.send, row);
  const outcome = await deliverSpoken(uploading, row);
  if (outcome.kind === 'done') await uploading.recordings.drop(row.recordingId);
  return outcome;
};
