import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { deleteChunks } from '#upload/stored-chunks.ts';

type Services = Readonly<{ blobs: SealedBlobs; live: Pick<LiveWords, 'forget'> | null }>;

/** Discarding a recording on the device deletes its chunks on the server. A thought made of it is not affected. */
export const discardRecordingRoute = ({ blobs, live }: Services) =>
  customRoute({
    method: 'delete',
    path: '/recordings/:recordingId',
    access: 'client',
    summary: 'Deletes the chunks of a recording that was not sealed',
    params: z.object({ recordingId: z.uuidv7() }),
    handle: async ({ params: { recordingId } }, { clientId }) => {
      live?.forget(clientId, recordingId);
      await deleteChunks(blobs, clientId, recordingId);
      // One that was asked for meanwhile has read chunks that are gone now.
      live?.forget(clientId, recordingId);
      return { empty: true };
    },
  });
