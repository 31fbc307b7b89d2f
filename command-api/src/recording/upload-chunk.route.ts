import { chunkAnswer, chunkHashHeader, chunkParams } from '@ecrin/contracts/recording/recording.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { receiveChunk, type ChunkServices } from '#upload/receive-chunk.ts';

type UploadServices = ChunkServices & Readonly<{ live: Pick<LiveWords, 'stored'> | null }>;

/** Stores one chunk of a recording in progress. */
export const uploadChunkRoute = ({ live, ...services }: UploadServices) =>
  customRoute({
    method: 'put',
    path: '/recordings/:recordingId/chunks/:seq',
    access: 'client',
    summary: 'Stores one chunk of a recording',
    headers: { [chunkHashHeader]: 'SHA-256 of the body in hexadecimal; required' },
    bytes: 'sent',
    params: chunkParams,
    answer: chunkAnswer,
    handle: async ({ params: { recordingId, seq }, ...sent }, { clientId }) => {
      const stored = await receiveChunk(services, { ownerId: clientId, uploadId: recordingId, seq }, sent);
      if ('refused' in stored) return stored;
      live?.stored({ ownerId: clientId, recordingId });
      return { json: { recordingId, seq, ...stored } };
    },
  });
