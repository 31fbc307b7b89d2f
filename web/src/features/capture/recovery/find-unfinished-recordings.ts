import type { RecordingRow } from '#lib/outbox/device-db.ts';
import { recordingLockName } from '../engine/recording-guard.ts';

/** A recording that a crash or a closed tab left unfinished. */
export type UnfinishedRecording = RecordingRow;

type Parts = Readonly<{
  unsealed: () => Promise<readonly UnfinishedRecording[]>;
  heldLocks: () => Promise<ReadonlySet<string>>;
  discard: (recordingId: string) => Promise<void>;
}>;

/**
 * Those that no tab is recording; discarded ones, and those without audio, are deleted now. The locks are read last: a recording is locked before it is stored,
 * so that one begun meanwhile is either not among those read, or has its lock.
 */
export const findUnfinishedRecordings = async ({
  unsealed,
  heldLocks,
  discard,
}: Parts): Promise<readonly UnfinishedRecording[]> => {
  const stored = await unsealed();
  const held = await heldLocks();
  const left = stored.filter(({ recordingId }) => !held.has(recordingLockName(recordingId)));
  const toOffer = left.filter(({ status, chunks }) => status === 'open' && chunks > 0);
  for (const { recordingId } of left)
    if (!toOffer.some((kept) => kept.recordingId === recordingId)) await discard(recordingId);
  return toOffer;
};
