import { createHash } from 'node:crypto';
import { chunkHashHeader, maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { collectBody } from '#http/request/collect-body.ts';
import { findChunk } from './stored-chunks.ts';
import type { UploadQuota } from './upload-quota.ts';

/** `mayAdd`: a refusal of so many bytes more, asked once nothing else stands against them. */
export type ChunkServices = Readonly<{
  blobs: SealedBlobs;
  quota: UploadQuota;
  mayAdd?: (ownerId: string, bytes: number) => Promise<RefusedReply | null>;
}>;
type Sent = Readonly<{
  raw: AsyncIterable<Uint8Array>;
  header: (name: string) => string | null;
}>;
type Place = Readonly<{ ownerId: string; uploadId: string; seq: number }>;

/** Stores one chunk of a file that is being sent. Sending it again is harmless; other content under its number is refused, also when both arrive at once. */
export const receiveChunk = async (
  services: ChunkServices,
  place: Place,
  { raw, header }: Sent,
): Promise<Readonly<{ sha256: string }> | RefusedReply> => {
  const bytes = await collectBody(raw, maxChunkBytes);
  if (bytes === 'too-large') return { refused: 'general.too-large' };
  if (bytes.length === 0) return { refused: 'recording.empty' };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (header(chunkHashHeader)?.toLowerCase() !== sha256) return { refused: 'recording.chunk-damaged' };
  return (await storeChunk(services, { ...place, sha256 }, bytes)) ?? { sha256 };
};

type Chunk = Place & Readonly<{ sha256: string }>;

/** null once it is stored, by this request or another. */
const storeChunk = async (services: ChunkServices, chunk: Chunk, bytes: Uint8Array): Promise<RefusedReply | null> => {
  const { blobs, quota } = services;
  const { ownerId, uploadId, sha256 } = chunk;
  const stored = await findChunk(blobs, chunk);
  if (stored) return stored.sha256 === sha256 ? null : differs;
  const refused = await quota.reserve(ownerId, uploadId, bytes.length);
  if (refused) return { refused };
  const outcome = await putChunk(services, chunk, bytes).catch((fault: unknown) => {
    quota.invalidate(ownerId, uploadId);
    throw fault;
  });
  if (outcome === 'stored') return null;
  quota.invalidate(ownerId, uploadId);
  if (outcome !== 'known') return outcome;
  // Another request was first.
  return (await findChunk(blobs, chunk))?.sha256 === sha256 ? null : differs;
};

const differs = { refused: 'recording.chunk-differs' } as const;

/** 'known': there is one under its number. */
const putChunk = async (
  { blobs, mayAdd }: ChunkServices,
  { ownerId, uploadId, seq, sha256 }: Chunk,
  bytes: Uint8Array,
): Promise<'stored' | 'known' | RefusedReply> => {
  const refusal = (await mayAdd?.(ownerId, bytes.length)) ?? null;
  if (refusal) return refusal;
  const noted = { content: asStream(bytes), note: sha256 };
  return (await blobs.putOnce(ownerId, chunkBlobName(uploadId, seq), noted)) ? 'stored' : 'known';
};
