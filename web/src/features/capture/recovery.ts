import type { RecordingRow } from '#lib/outbox/device-db.ts';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { heldLocks } from '#lib/outbox/tab-locks.ts';
import { storedUserId } from '#lib/session/session.ts';
import { throwAwayRecording } from './throw-away-recording.ts';
import { recordingLock } from './while-recording.ts';

/** A recording that a crash or a closed tab left unfinished. */
export type Unfinished = RecordingRow;

/** Those of the signed-in person that no tab is making; what was thrown away, or never had sound, goes now. */
export const findUnfinished = async (): Promise<readonly Unfinished[]> => {
  const userId = storedUserId();
  if (userId === null) return [];
  const held = await heldLocks();
  const left = (await recordings.unsealed(userId)).filter(({ recordingId }) => !held.has(recordingLock(recordingId)));
  const toOffer = left.filter(({ status, chunks }) => status === 'open' && chunks > 0);
  for (const { recordingId } of left)
    if (!toOffer.some((kept) => kept.recordingId === recordingId)) await throwAwayRecording(recordingId);
  return toOffer;
};

export const keepUnfinished = async ({ recordingId }: Unfinished): Promise<void> => {
  await recordings.seal(recordingId);
  void wake();
};

/** Out of sight at once; gone for good when this page, or the next one, looks again. Undone by `takeBack`. */
export const throwAway = ({ recordingId }: Unfinished) => recordings.discard(recordingId);
export const takeBack = ({ recordingId }: Unfinished) => recordings.restore(recordingId);
export const soundOf = ({ recordingId, mimeType }: Unfinished): Promise<Blob> =>
  recordings.sound(recordingId, mimeType);
