import { createHash } from 'node:crypto';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { PictureFormat } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { pictureFormatOf } from '@ecrin/platform/pictures/picture-format.ts';
import { storeKeptPicture } from '@ecrin/platform/pictures/store-kept-picture.ts';
import type { PictureKeeper } from '@ecrin/platform/ports/pictures.ts';
import { RequestFault } from '#http/faults/request-fault.ts';
import type { SealServices } from '#upload/finish-seal.ts';
import type { PendingSeal } from '#upload/pending-seals.ts';
import { sealOnce } from '#upload/seal-once.ts';
import { concatChunks, namesOfChunks } from '#upload/stored-chunks.ts';
import { findPictures } from './picture-files.ts';

/** What the thought’s event says of its file. */
export type StoredPicture = Readonly<{ format: PictureFormat; width: number; height: number; fileSize: number }>;
type Refused = Readonly<{ refused: ProblemCode }>;
export type StorePictureServices = SealServices & Readonly<{ pictureKeeper: PictureKeeper }>;
/** `signal`: aborted when the caller disconnects. */
type Seal = Readonly<{ pending: PendingSeal; chunks: number; keepsMetadata: boolean; signal: AbortSignal }>;

/** Makes the thought’s files of a picture that was sent, once its hash matches the device’s. If that was done before, returns the same answer. */
export const storePicture = (services: StorePictureServices, seal: Seal): Promise<StoredPicture | Refused> =>
  sealOnce<StoredPicture>(services.pendingSeals, seal.pending, {
    findSealed: () => findSealed(services, seal),
    store: () => store(services, seal),
  });

const findSealed = async (
  { events }: Pick<SealServices, 'events'>,
  { pending: { ownerId, thoughtId, recordingId: pictureId, sha256 }, keepsMetadata }: Seal,
): Promise<StoredPicture | null> => {
  const pictures = await findPictures(events, { ownerId, thoughtId }, { withDeleted: true });
  const file = pictures?.find((picture) => picture.pictureId === pictureId)?.file;
  // Of another content the decision refuses it.
  return file?.sha256 === sha256 && file.keepsMetadata === keepsMetadata ? file : null;
};

const store = async (
  { blobs, pictureKeeper }: StorePictureServices,
  { pending: { ownerId, thoughtId, recordingId: pictureId, sha256 }, keepsMetadata, chunks, signal }: Seal,
): Promise<StoredPicture | Refused> => {
  const names = await namesOfChunks(blobs, { ownerId, uploadId: pictureId, chunks });
  if (!names) return { refused: 'thought-picture.chunks-missing' };
  const read = () => concatChunks(blobs, ownerId, names);
  const proved = await prove(read(), sha256, signal);
  if ('refused' in proved) return proved;

  const kept = await pictureKeeper.keep({
    ...proved,
    keepsMetadata,
    owner: ownerId,
    read: async () => Buffer.concat(await Array.fromAsync(read())),
  });
  if (kept === 'busy') throw new RequestFault('general.busy');
  if (typeof kept === 'string') return { refused: `thought-picture.${kept}` };
  await storeKeptPicture(blobs, { ownerId, thoughtId, pictureId, sha256, keepsMetadata }, kept);
  return { ...proved, width: kept.width, height: kept.height, fileSize: kept.original.length };
};

/** Enough for every magic number. */
const headBytes = 4_100;

/** Read once as a stream: a picture is in memory only in its turn. */
const prove = async (
  content: AsyncIterable<Uint8Array>,
  sha256: string,
  signal: AbortSignal,
): Promise<Readonly<{ format: PictureFormat }> | Refused> => {
  const hash = createHash('sha256');
  let head: Uint8Array = new Uint8Array();
  for await (const part of content) {
    signal.throwIfAborted();
    hash.update(part);
    if (head.length < headBytes) head = Buffer.concat([head, part]).subarray(0, headBytes);
  }
  if (hash.digest('hex') !== sha256) return { refused: 'thought-picture.hash-differs' };
  const format = await pictureFormatOf(head);
  return format === null ? { refused: 'thought-picture.format-unknown' } : { format };
};
