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

/** Pixels of the longest side: 280 for each inch of a line of the book. */
const printedSide = 1_200;

/** As JPEG, by their ids, one after the other. One that is gone, damaged or cannot be decoded is not there. */
export const readBookPictures = async (
  services: PrintedPictures,
  ownerId: string,
  pictures: readonly OwnPicture[],
): Promise<BookPictures> => {
  const read = new Map<string, Uint8Array>();
  for (const picture of pictures) {
    const jpeg = await readOne(services, ownerId, picture);
    if (jpeg) read.set(picture.pictureId, jpeg);
  }
  return read;
};

const readOne = async (
  { blobs, events, pictures }: PrintedPictures,
  ownerId: string,
  { thoughtId, pictureId }: OwnPicture,
): Promise<Uint8Array | null> => {
  const { file } = (await findPicture(events, { ownerId, thoughtId, pictureId })) ?? {};
  const stored = file && (await readWhole(blobs, ownerId, nameOfSize({ thoughtId, pictureId }, file, 'large')));
  return stored ? ((await pictures.plate(stored, printedSide))?.jpeg ?? null) : null;
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
