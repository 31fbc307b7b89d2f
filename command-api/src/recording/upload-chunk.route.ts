import { createHash } from 'node:crypto';
import { chunkAnswer, chunkHashHeader, chunkParams, maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { collectBody } from '#http/request/collect-body.ts';
import { findChunk } from './recording-chunks.ts';
import type { RecordingQuota } from './recording-quota.ts';

type Services = Readonly<{ blobs: SealedBlobs; quota: RecordingQuota }>;
type UploadServices = Services & Readonly<{ live: Pick<LiveWords, 'stored'> | null }>;

/** Stores one chunk of a recording in progress. Sending it again is harmless; other content under its number is refused, also when both arrive at once. */
export const uploadChunkRoute = ({ blobs, quota, live }: UploadServices) =>
  customRoute({
    method: 'put',
    path: '/recordings/:recordingId/chunks/:seq',
    access: 'client',
    summary: 'Stores one chunk of a recording',
    headers: { [chunkHashHeader]: 'SHA-256 of the body in hexadecimal; required' },
    bytes: 'sent',
    params: chunkParams,
    answer: chunkAnswer,
    handle: async ({ params: { recordingId, seq }, raw, header }, { clientId }) => {
      const bytes = await collectBody(raw, maxChunkBytes);
      if (bytes === 'too-large') return { refused: 'general.too-large' };
      if (bytes.length === 0) return { refused: 'recording.empty' };
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (header(chunkHashHeader)?.toLowerCase() !== sha256) return { refused: 'recording.chunk-damaged' };

      const refused = await storeChunk({ blobs, quota }, { ownerId: clientId, recordingId, seq, sha256 }, bytes);
      if (refused) return { refused };
      live?.stored({ ownerId: clientId, recordingId });
      return { json: { recordingId, seq, sha256 } };
    },
  });

type Chunk = Readonly<{ ownerId: string; recordingId: string; seq: number; sha256: string }>;

/** null once it is stored, by this request or another. */
const storeChunk = async (
  { blobs, quota }: Services,
  chunk: Chunk,
  bytes: Uint8Array,
): Promise<'recording.too-large' | 'recording.storage-full' | 'recording.chunk-differs' | null> => {
  const { ownerId, recordingId, seq, sha256 } = chunk;
  const stored = await findChunk(blobs, chunk);
  if (stored) return stored.sha256 === sha256 ? null : 'recording.chunk-differs';
  const refused = await quota.reserve(ownerId, recordingId, bytes.length);
  if (refused) return refused;
  try {
    const noted = { content: asStream(bytes), note: sha256 };
    if (await blobs.putOnce(ownerId, chunkBlobName(recordingId, seq), noted)) return null;
  } catch (fault) {
    quota.invalidate(ownerId, recordingId);
    throw fault;
  }
  // Another request was first.
  quota.invalidate(ownerId, recordingId);
  return (await findChunk(blobs, chunk))?.sha256 === sha256 ? null : 'recording.chunk-differs';
};
