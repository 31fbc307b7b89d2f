import { fold } from '#text/search-words.ts';

/** So many thoughts with one subject are worth a thread. */
export const enoughForThread = 7;
/** From so many on, a thread speaks of that subject already: thoughts are suggested to it one by one. */
const spokenOf = 2;

type Counted = Readonly<{
  /** By tag, how many thoughts carry it, and how many of those are in no thread. */
  all: ReadonlyMap<string, number>;
  unfiled: ReadonlyMap<string, number>;
  /** Of the threads there are. */
  names: readonly string[];
}>;

/** Tags that a new thread could be about, those of most thoughts first. */
export const proposedSubjects = ({ all, unfiled, names }: Counted): readonly string[] => {
  const taken = new Set(names.map(fold));
  return [...unfiled]
    .filter(
      ([tag, count]) => count >= enoughForThread && (all.get(tag) ?? count) - count < spokenOf && !taken.has(fold(tag)),
    )
    .toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other, 'fr'))
    .map(([tag]) => tag);
};
