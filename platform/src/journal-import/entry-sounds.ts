import type { JournalEntry, JournalSound, ZipPlace } from '#ports/journal-reader.ts';

type Places = ReadonlyMap<string, ZipPlace>;

/** The folder and the name: archives put what they hold into a folder more, or fewer. */
export const endOf = (path: string): string => path.split('/').slice(-2).join('/');
export const byEnd = <Value>(all: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...all].map(([path, value]) => [endOf(path), value]));

const isKept = ({ erasedAt }: JournalSound): boolean => erasedAt === null;

/** How many sounds an entry has that were not erased where it is from. */
export const countSounds = ({ spoken }: Pick<JournalEntry, 'spoken'>): number =>
  spoken?.sounds.filter(isKept).length ?? 0;

/** As it was written: its words alone. */
export const withoutSounds = ({ spoken: _spoken, ...entry }: JournalEntry): JournalEntry => entry;

/** Entries with the sounds that are in the archive, and how many are left out: a thought comes with all of its sounds, or as it was written. */
export const withSounds = (entries: readonly JournalEntry[], places: Places) => {
  const ends = byEnd(places);
  let missing = 0;
  const found = entries.map((entry) => {
    if (!entry.spoken) return entry;
    const sounds = entry.spoken.sounds.map((sound) => {
      const path = sound.path?.normalize('NFC') ?? '';
      return { ...sound, place: places.get(path) ?? ends.get(endOf(path)) ?? null };
    });
    const kept = sounds.filter(isKept);
    if (kept.length > 0 && kept.every(({ place }) => place !== null))
      return { ...entry, spoken: { ...entry.spoken, sounds } };
    missing += kept.length;
    return withoutSounds(entry);
  });
  return { entries: found, missing };
};
