import { extensionOfType } from '@ecrin/contracts/recording/audio-format.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { pictureExtensions } from '@ecrin/platform/pictures/picture-format.ts';
import { findThoughtAudio } from '#recording/thought-audio.ts';
import { findPicture, nameOfSize } from '#thought-pictures/picture-files.ts';
import { thoughtFileName } from './thought-file.ts';

type Placed = Readonly<{ path: string; fileSize: number }>;
type SoundFile = Placed & Readonly<{ recordingId: string }>;
type PictureFile = Placed & Readonly<{ pictureId: string; alt: string }>;
/** `fileSize`: in bytes. */
export type MediaFile = SoundFile | PictureFile;

const numbered = (index: number): string => (index === 0 ? '' : ` ${index + 1}`);

/** Where each recording of a thought goes; what was erased as announced is not there, and not missing. */
export const soundFilesOf = (thought: ThoughtDetail, folder: string): readonly SoundFile[] =>
  (thought.audio?.parts ?? []).flatMap(({ format, recordingId, fileSize, erasedAt }, index) => {
    const path = `${folder}/${thoughtFileName(thought)}${numbered(index)}.${extensionOfType(format) ?? 'bin'}`;
    return erasedAt === null ? [{ recordingId, fileSize, path }] : [];
  });

/** Where each picture goes; one that has not arrived is not there, and not missing. */
export const pictureFilesOf = (thought: ThoughtDetail, folder: string): readonly PictureFile[] =>
  thought.pictures.flatMap(({ pictureId, format, fileSize, alt }, index) => {
    if (format === null || fileSize === null) return [];
    const path = `${folder}/${thoughtFileName(thought)}${numbered(index)}.${pictureExtensions[format]}`;
    return [{ pictureId, path, fileSize, alt }];
  });

type Services = Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'> }>;
type OfThought = Readonly<{ thoughtId: string }>;

/** null: it is not there. */
export const contentOf =
  (services: Services) =>
  async (ownerId: string, media: MediaFile & OfThought): Promise<AsyncIterable<Uint8Array> | null> => {
    const stored = await ('recordingId' in media
      ? soundName(services, ownerId, media)
      : pictureName(services, ownerId, media));
    return stored === null ? null : services.blobs.read(ownerId, stored);
  };

const soundName = async (
  { events }: Services,
  clientId: string,
  { thoughtId, recordingId }: SoundFile & OfThought,
): Promise<string | null> => {
  const audio = await findThoughtAudio(events, { clientId, thoughtId, recordingId });
  return audio === 'erased' || audio === null ? null : audio.name;
};

const pictureName = async (
  { events }: Services,
  ownerId: string,
  { thoughtId, pictureId }: PictureFile & OfThought,
): Promise<string | null> => {
  const picture = await findPicture(events, { ownerId, thoughtId, pictureId });
  return picture?.file ? nameOfSize({ thoughtId, pictureId }, picture.file, 'original') : null;
};
