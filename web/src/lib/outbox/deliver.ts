import { sealAnswer, type SealRecordingRequest } from '@ecrin/contracts/recording/recording.ts';
import type { WriteThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { idempotencyHeader } from '@ecrin/contracts/transport/receipt.ts';
import type { PlacedRow, SpokenRow, WithdrawalRow, WrittenRow } from './device-db.ts';
import { outcomeOf, type Outcome, type Send } from './outcome.ts';
import { reconcileChunks, uploadChunks, type UploadContext } from './upload-chunks.ts';

const deliverWritten = async (
  send: Send,
  { thoughtId, content, occurredAt, timeZone, language }: WrittenRow,
): Promise<Outcome> => {
  const json: WriteThoughtRequest = { thoughtId, content, occurredAt, timeZone, language };
  return outcomeOf(
    await send({ method: 'POST', path: '/client/thoughts', json, headers: { [idempotencyHeader]: thoughtId } }),
  );
};

/** Deleting a thought the server does not have counts as done. */
const deliverWithdrawal = async (send: Send, { thoughtId, key }: WithdrawalRow): Promise<Outcome> =>
  outcomeOf(
    await send({ method: 'DELETE', path: `/client/thoughts/${thoughtId}`, headers: { [idempotencyHeader]: key } }),
  );

const seal = async (
  send: Send,
  { recordingId, thoughtId, chunks, sha256, durationMs, occurredAt, timeZone, language }: SpokenRow,
) => {
  const json: SealRecordingRequest = { thoughtId, chunks, sha256, durationMs, occurredAt, timeZone, language };
  return send({
    method: 'POST',
    path: `/client/recordings/${recordingId}/seal`,
    json,
    headers: { [idempotencyHeader]: thoughtId },
  });
};

/** The device deletes its copy only when the server's answer contains the hash computed here. */
const checked = (outcome: Outcome, sha256: string): Outcome => {
  if (outcome.kind !== 'done') return outcome;
  const answer = sealAnswer.safeParse(outcome.body);
  return answer.success && answer.data.sha256 === sha256
    ? outcome
    : { kind: 'refused', problem: { code: 'recording.hash-differs', status: 409 } };
};

const deliverSpoken = async (uploading: UploadContext, row: SpokenRow): Promise<Outcome> => {
  const uploaded = await uploadChunks(uploading, row.recordingId);
  if (uploaded.kind !== 'done') return uploaded;

  const reply = await seal(uploading.send, row);
  if (reply.code !== 'recording.chunks-missing') return checked(outcomeOf(reply), row.sha256);

  const reconciled = await reconcileChunks(uploading, row.recordingId);
  if (reconciled.kind !== 'done') return reconciled;
  const sentAgain = await uploadChunks(uploading, row.recordingId);
  return sentAgain.kind === 'done' ? checked(outcomeOf(await seal(uploading.send, row)), row.sha256) : sentAgain;
};

/** Sends one item to the server; idempotent. */
export const deliver = async (uploading: UploadContext, row: PlacedRow): Promise<Outcome> => {
  if (row.kind === 'written') return deliverWritten(uploading.send, row);
  if (row.kind === 'withdrawal') return deliverWithdrawal(uploading.send, row);
  const outcome = await deliverSpoken(uploading, row);
  if (outcome.kind === 'done') await uploading.recordings.drop(row.recordingId);
  return outcome;
};
