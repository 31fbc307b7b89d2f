import type { JournalEntry, JournalSound, JournalSpoken, ZipPlace } from '#ports/journal-reader.ts';
import { hasAnything } from './source.ts';

type Places = ReadonlyMap<string, ZipPlace>;

/** The folder and the name: archives put what they hold into a folder more, or fewer. Some programs name a picture otherwise than they store it. */
export const endOf = (path: string): string =>
  path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.jpeg$/iu, '.jpg');
const nameOf = (path: string): string => endOf(path).split('/').at(-1) ?? '';
export const byEnd = <Value>(all: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...all].map(([path, value]) => [endOf(path), value]));

/** Where the file that an entry names is; null: nowhere. A name alone is that of a file in any folder. */
export const finderIn = (places: Places): ((path: string) => ZipPlace | null) => {
  const ends = byEnd(places);
  const names = new Map([...places].map(([path, place]) => [nameOf(path), place]));
  return (named) => {
    const path = named.normalize('NFC');
    const anywhere = path.includes('/') ? undefined : names.get(nameOf(path));
    return places.get(path) ?? ends.get(endOf(path)) ?? anywhere ?? null;
  };
};

const isKept = ({ erasedAt }: JournalSound): boolean => erasedAt === null;

/** How many sounds an entry has that were not erased where it is from. */
export const countSounds = ({ spoken }: Pick<JournalEntry, 'spoken'>): number =>
  spoken?.sounds.filter(isKept).length ?? 0;

/** As it was written: its words alone. */
export const withoutSounds = ({ spoken: _spoken, ...entry }: JournalEntry): JournalEntry => entry;

/** With those of its sounds that are as they should be. A transcript is of all of them: then it comes with all, or as it was written. */
export const withTheseSounds = (entry: JournalEntry, spoken: JournalSpoken, sounds: readonly JournalSound[]) => {
  const isWhole = sounds.length === spoken.sounds.length;
  const isHeardHere = spoken.wordings === '[]' && spoken.sounds.every(isKept);
  return sounds.some(isKept) && (isWhole || isHeardHere)
    ? { ...entry, spoken: { ...spoken, sounds } }
    : withoutSounds(entry);
};

/** Entries with the sounds that are in the archive, and how many are left out. One of sounds alone that are not there is none. */
export const withSounds = (entries: readonly JournalEntry[], places: Places) => {
  const find = finderIn(places);
  let missing = 0;
  const found = entries.flatMap((entry) => {
    if (!entry.spoken) return [entry];
    const sounds = entry.spoken.sounds.map((sound) => ({ ...sound, place: find(sound.path ?? '') }));
    const there = sounds.filter((sound) => !isKept(sound) || sound.place !== null);
    const kept = withTheseSounds(entry, entry.spoken, there);
    missing += countSounds(entry) - countSounds(kept);
    return hasAnything(kept) ? [kept] : [];
  });
  return { entries: found, missing };
};
