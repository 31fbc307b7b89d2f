import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { maxAltLength, maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import type { JournalEntry, JournalPicture, OwnStory, ZipPlace } from '#ports/journal-reader.ts';
import { byEnd, endOf } from './entry-sounds.ts';

type Places = ReadonlyMap<string, ZipPlace>;

/** Where a file is; the names of archives may be those of another system, and their folders deeper. */
const placeFinder = (places: Places) => {
  const ends = byEnd(places);
  return (given: string): ZipPlace | undefined => {
    const path = given.normalize('NFC');
    return places.get(path) ?? ends.get(endOf(path));
  };
};
type FindPlace = ReturnType<typeof placeFinder>;

const placed = (pictures: readonly JournalPicture[], placeOf: FindPlace): readonly JournalPicture[] =>
  pictures
    .flatMap((picture) => {
      const place = placeOf(picture.path);
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
  const placeOf = placeFinder(places);
  const found = entries.map((entry) => {
    const pictures = placed(entry.pictures ?? [], placeOf);
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

/** Stories with those of their pictures that are in the archive, and how many are not. */
export const withStoryPictures = (stories: readonly OwnStory[], places: Places) => {
  const placeOf = placeFinder(places);
  const all = stories.flatMap(({ pictures = [] }) => pictures).length;
  const found = stories.map(({ pictures = [], ...story }) => ({
    ...story,
    pictures: pictures.flatMap((picture) => {
      const place = placeOf(picture.path);
      return place ? [{ ...picture, place }] : [];
    }),
  }));
  return { stories: found, missing: all - found.flatMap(({ pictures }) => pictures).length };
};
