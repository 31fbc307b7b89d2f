import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { maxAltLength, maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { JournalEntry, JournalPicture, ZipPlace } from '#ports/journal-reader.ts';
import { byEnd, endOf } from './entry-sounds.ts';

type Places = ReadonlyMap<string, ZipPlace>;

const placed = (pictures: readonly JournalPicture[], places: Places, ends: Places): readonly JournalPicture[] =>
  pictures
    .flatMap((picture) => {
      const path = picture.path.normalize('NFC');
      const place = places.get(path) ?? ends.get(endOf(path));
      return place ? [{ ...picture, alt: picture.alt.slice(0, maxAltLength), place }] : [];
    })
    .slice(0, maxThoughtPictures);

/** Something that a thought can be made of. */
export const hasAnything = ({
  text,
  spoken,
  pictures = [],
}: Pick<JournalEntry, 'text' | 'spoken' | 'pictures'>): boolean =>
  !isBlank(text) || spoken !== undefined || pictures.length > 0;

/** Entries with the pictures that are in the archive, and how many are not, or are too many. An entry with neither a word nor a sound nor a picture is none. */
export const withPictures = (entries: readonly JournalEntry[], places: Places) => {
  const ends = byEnd(places);
  const found = entries.map((entry) => {
    const pictures = placed(entry.pictures ?? [], places, ends);
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
      empty: found.length - kept.length,
    },
  };
};
