import { maxAltLength, maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { JournalEntry, JournalPicture, ZipPlace } from '#ports/journal-reader.ts';
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
