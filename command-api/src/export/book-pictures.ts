import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { BookPictures } from '#story/book/book.ts';
import type { OwnPicture } from '#story/book/own-book.ts';
import { findPicture, nameOfSize } from '#thought-pictures/picture-files.ts';

export type PrintedPictures = Readonly<{
  blobs: Pick<SealedBlobs, 'read'>;
  events: Pick<Events, 'readStream'>;
  pictures: Pick<Pictures, 'plate'>;
}>;

/** Pixels of the longest side: 235 for each inch of a line of the book. */
const printedSide = 1_000;

/** What is stored as it is printed, in memory that threads share: the one that sets the book needs no copy. null: it cannot be decoded. */
export const printedPicture = async (
  { plate }: PrintedPictures['pictures'],
  stored: Uint8Array,
): Promise<Uint8Array | null> => {
  const { jpeg } = (await plate(stored, printedSide)) ?? {};
  if (!jpeg) return null;
  const memory = new Uint8Array(new SharedArrayBuffer(jpeg.length));
  memory.set(jpeg);
  return memory;
};

/** As JPEG, by their ids, one after the other. One that is gone, damaged or cannot be decoded is not there. */
export const readBookPictures = async (
  services: PrintedPictures,
  ownerId: string,
  pictures: readonly OwnPicture[],
): Promise<BookPictures> => {
  const read = new Map<string, Uint8Array>();
  for (const picture of pictures) {
    const stored = await readStored(services, ownerId, picture);
    const jpeg = stored && (await printedPicture(services.pictures, stored));
    if (jpeg) read.set(picture.pictureId, jpeg);
  }
  return read;
};

const readStored = async (
  { blobs, events }: Omit<PrintedPictures, 'pictures'>,
  ownerId: string,
  { thoughtId, pictureId }: OwnPicture,
): Promise<Uint8Array | null> => {
  const { file } = (await findPicture(events, { ownerId, thoughtId, pictureId })) ?? {};
  return file ? readWhole(blobs, ownerId, nameOfSize({ thoughtId, pictureId }, file, 'large')) : null;
};

const readWhole = async (
  blobs: PrintedPictures['blobs'],
  ownerId: string,
  name: string,
): Promise<Uint8Array | null> => {
  try {
    const content = await blobs.read(ownerId, name);
    return content && Buffer.concat(await Array.fromAsync(content));
  } catch (fault) {
    if (fault instanceof BlobStoreFault && fault.kind === 'damaged') return null;
    throw fault;
  }
};
