import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { ZoneServices } from '#thought/zone-of-words.ts';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { createUploadQuota } from '#upload/upload-quota.ts';
import { appendRecordingRoute } from './append-recording.route.ts';
import { createAudioTickets } from './audio-ticket.ts';
import { discardRecordingRoute } from './discard-recording.route.ts';
import { hearRecordingRoute } from './hear-recording.route.ts';
import { issueAudioTicketRoute } from './issue-audio-ticket.route.ts';
import { playTicketedAudioRoute } from './play-ticketed-audio.route.ts';
import { sealRecordingRoute } from './seal-recording.route.ts';
import { showAudioRoute } from './show-audio.route.ts';
import { showRecordingRoute } from './show-recording.route.ts';
import { uploadChunkRoute } from './upload-chunk.route.ts';

/** `ticketKey`: 256 bits derived for this purpose. `blobStore` holds only the records of pending seals. */
export type RecordingServices = Readonly<{
  blobs: SealedBlobs;
  blobStore: BlobStore;
  events: Pick<Events, 'readStream'>;
  access: Pick<AccessStore, 'findSession'>;
  ticketKey: Uint8Array;
  /** Limit of stored recordings per client, in bytes. */
  clientBytes: () => Promise<number>;
  /** null: recordings are heard once they are complete. */
  live: LiveWords | null;
}> &
  ZoneServices;

export const createRecordingRoutes = (services: RecordingServices) => {
  const { blobs, blobStore, events, access, ticketKey, lastZoneOf, live } = services;
  const tickets = createAudioTickets(ticketKey);
  const pendingSeals = createPendingSeals(blobStore);
  return [
    uploadChunkRoute({ blobs, live, quota: createUploadQuota(blobs, services) }),
    showRecordingRoute({ blobs }),
    sealRecordingRoute({ blobs, pendingSeals, events, lastZoneOf }),
    showAudioRoute({ blobs, events }),
    issueAudioTicketRoute({ events, tickets }),
    playTicketedAudioRoute({ blobs, events, tickets, access }),
    discardRecordingRoute({ blobs, live }),
    appendRecordingRoute({ blobs, pendingSeals, events, lastZoneOf }),
    hearRecordingRoute({ live }),
  ] as const;
};
