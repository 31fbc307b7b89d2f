import type { RecordingRow } from '#lib/outbox/device-db.ts';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { heldLocks } from '#lib/outbox/tab-locks.ts';
import { storedUserId } from '#lib/session/session.ts';
import { discardStoredRecording } from '../engine/discard-stored-recording.ts';
import { recordingLockName } from '../engine/recording-guard.ts';

/** A recording that a crash or a closed tab left unfinished. */
export type UnfinishedRecording = RecordingRow;

/** Those of the signed-in person that no tab is making; what was thrown away, or never had sound, goes now. */
export const findUnfinishedRecordings = async (): Promise<readonly UnfinishedRecording[]> => {
  const userId = storedUserId();
  if (userId === null) return [];
  const held = await heldLocks();
  const left = (await recordings.unsealed(userId)).filter(
    ({ recordingId }) => !held.has(recordingLockName(recordingId)),
  );
  const toOffer = left.filter(({ status, chunks }) => status === 'open' && chunks > 0);
  for (const { recordingId } of left)
    if (!toOffer.some((kept) => kept.recordingId === recordingId)) await discardStoredRecording(recordingId);
  return toOffer;
};

export const sealUnfinishedRecording = async ({ recordingId }: UnfinishedRecording): Promise<void> => {
  await recordings.seal(recordingId);
  void wake();
};

/** Out of sight at once; gone for good when this page, or the next one, looks again. Undone by `takeBack`. */
export const discardUnfinishedRecording = ({ recordingId }: UnfinishedRecording) => recordings.discard(recordingId);
export const restoreUnfinishedRecording = ({ recordingId }: UnfinishedRecording) => recordings.restore(recordingId);
export const unfinishedAudio = ({ recordingId, mimeType }: UnfinishedRecording): Promise<Blob> =>
  recordings.sound(recordingId, mimeType);
