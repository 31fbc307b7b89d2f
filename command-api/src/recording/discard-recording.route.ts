import { chunkBlobPrefix } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

/** Discarding a recording on the device deletes its chunks on the server. A thought made of it is not affected. */
export const discardRecordingRoute = ({ blobs }: Readonly<{ blobs: SealedBlobs }>) =>
  customRoute({
    method: 'delete',
    path: '/recordings/:recordingId',
    access: 'client',
    summary: 'Deletes the chunks of a recording that was not sealed',
    params: z.object({ recordingId: z.uuidv7() }),
    handle: async ({ params: { recordingId } }, { clientId }) => {
      for await (const { name } of blobs.list(clientId, chunkBlobPrefix(recordingId)))
        await blobs.delete(clientId, name);
      return { empty: true };
    },
  });
