import { recordingAnswer, type RecordingAnswer } from '@ecrin/contracts/recording/recording.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { readChunks } from '#upload/stored-chunks.ts';

/** The stored chunks of a recording that is not sealed yet, so that a device can resume. */
export const showRecordingRoute = ({ blobs }: Readonly<{ blobs: SealedBlobs }>) =>
  customRoute({
    method: 'get',
    path: '/recordings/:recordingId',
    access: 'client',
    summary: 'Lists the stored chunks of a recording',
    params: z.object({ recordingId: z.uuidv7() }),
    answer: recordingAnswer,
    handle: async ({ params: { recordingId }, signal }, { clientId }) => {
      const chunks: RecordingAnswer['chunks'] = await Array.fromAsync(
        readChunks(blobs, { ownerId: clientId, uploadId: recordingId }, signal()),
      );
      return { json: { recordingId, chunks } };
    },
  });
