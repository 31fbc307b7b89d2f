import { addMs } from '@ecrin/domain/time/instant.ts';
import { chunkBlobPrefix, audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { isPermanentFault } from '@ecrin/platform/event-sourcing/permanent-fault.ts';
import type { PendingSeal, PendingSeals } from './pending-seals.ts';
import { findStoredThoughtAudio } from './thought-audio.ts';

export type SealServices = Readonly<{
  blobs: SealedBlobs;
  pendingSeals: PendingSeals;
  events: Pick<Events, 'readStream'>;
}>;

/**
 * Leaves no orphan in either case: once the thought has its recording the chunks are deleted; else the audio is, and the chunks stay for another attempt.
 */
export const finishSeal = async (
  { blobs, pendingSeals, events }: SealServices,
  pending: PendingSeal,
): Promise<void> => {
  const { ownerId: clientId, thoughtId, recordingId, sha256 } = pending;
  const name = audioBlobName({ thoughtId, sha256 });
  if (await findStoredThoughtAudio(events, { clientId, thoughtId, name }))
    await deleteChunks(blobs, clientId, recordingId);
  else await blobs.delete(clientId, name);
  await pendingSeals.remove(pending);
};

/** Upper limit for the duration of a seal, in ms. */
const longestSealMs = 3_600_000;

/**
 * Seals interrupted by a crash are completed: at the start of the only process, before requests are accepted, all of them; while other processes
 * run, whose seals may be in progress, only those that began long before `now`. One whose thought cannot be read stays pending, without blocking
 * others.
 */
export const finishSeals = async (services: SealServices, now: string | null = null): Promise<void> => {
  const before = now === null ? null : addMs(now, -longestSealMs);
  for await (const pending of services.pendingSeals.claimedBefore(before)) {
    await finishSeal(services, pending).catch((fault: unknown) => {
      if (!isPermanentFault(fault)) throw fault;
    });
  }
};

const deleteChunks = async (blobs: SealedBlobs, clientId: string, recordingId: string): Promise<void> => {
  for await (const { name } of blobs.list(clientId, chunkBlobPrefix(recordingId))) await blobs.delete(clientId, name);
};
