import { maxAltLength, maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { JournalEntry, JournalPicture, OwnStory, ZipPlace } from '#ports/journal-reader.ts';
import { finderIn } from './entry-sounds.ts';
import { hasAnything } from './source.ts';

type Places = ReadonlyMap<string, ZipPlace>;

const placed = (
  pictures: readonly JournalPicture[],
  find: (path: string) => ZipPlace | null,
): readonly JournalPicture[] =>
  pictures
    .flatMap((picture) => {
      const place = find(picture.path);
      return place ? [{ ...picture, alt: picture.alt.slice(0, maxAltLength), place }] : [];
    })
    .slice(0, maxThoughtPictures);

/** Entries with the pictures that are in the archive, and how many are not, or are too many. One with nothing at all is none: empty, unless its pictures are missing. */
export const withPictures = (entries: readonly JournalEntry[], places: Places) => {
  const find = finderIn(places);
  const found = entries.map((entry) => {
    const pictures = placed(entry.pictures ?? [], find);
    return {
      entry: { ...entry, ...(entry.pictures && { pictures }) },
      missing: (entry.pictures?.length ?? 0) - pictures.length,
    };
  });
  const kept = found.filter(({ entry }) => hasAnything(entry));
  return {
    entries: kept.map(({ entry }) => entry),
    leftOut: {
      picture: found.reduce((sum, { missing }) => sum + missing, 0),
      empty: found.filter(({ entry, missing }) => !hasAnything(entry) && missing === 0).length,
    },
  };
};

/** Stories with those of their pictures that are in the archive, and how many are not. */
export const withStoryPictures = (stories: readonly OwnStory[], places: Places) => {
  const find = finderIn(places);
  const all = stories.flatMap(({ pictures = [] }) => pictures).length;
  const found = stories.map(({ pictures = [], ...story }) => ({
    ...story,
    pictures: pictures.flatMap((picture) => {
      const place = find(picture.path);
      return place ? [{ ...picture, place }] : [];
    }),
  }));
  return { stories: found, missing: all - found.flatMap(({ pictures }) => pictures).length };
};
