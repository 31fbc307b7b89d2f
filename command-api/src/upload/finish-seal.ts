import { addMs } from '@ecrin/domain/time/instant.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { isPermanentFault } from '@ecrin/platform/event-sourcing/permanent-fault.ts';
import { findStoredThoughtAudio } from '#recording/thought-audio.ts';
import { deleteUnknownFiles } from '#thought-pictures/picture-files.ts';
import type { PendingSeal, PendingSeals } from './pending-seals.ts';
import { deleteChunks } from './stored-chunks.ts';
import type { UploadKind } from './upload-kinds.ts';

export type SealServices = Readonly<{
  blobs: SealedBlobs;
  pendingSeals: PendingSeals;
  events: Pick<Events, 'readStream'>;
}>;

/** Leaves no orphan in either case: once the thought has it the chunks are deleted; else what was made of them is, and they stay for another attempt. */
export const finishSeal = async (services: SealServices, pending: PendingSeal): Promise<void> => {
  const isSealed = await isInThought[pending.kind ?? 'recording'](services, pending);
  if (isSealed) await deleteChunks(services.blobs, pending.ownerId, pending.recordingId);
  await services.pendingSeals.remove(pending);
};

type Settle = (services: SealServices, pending: PendingSeal) => Promise<boolean>;

/** Whether the thought has it; deletes the file that no thought has. */
const isInThought: Readonly<Record<Exclude<UploadKind, 'import'>, Settle>> = {
  recording: async ({ blobs, events }, { ownerId: clientId, thoughtId, sha256 }) => {
    const name = audioBlobName({ thoughtId, sha256 });
    const isKept = (await findStoredThoughtAudio(events, { clientId, thoughtId, name })) !== null;
    if (!isKept) await blobs.delete(clientId, name);
    return isKept;
  },
  picture: ({ blobs, events }, { ownerId, thoughtId, recordingId: pictureId, sha256 }) =>
    deleteUnknownFiles({ blobs, events }, { ownerId, thoughtId, pictureId, sha256 }),
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
