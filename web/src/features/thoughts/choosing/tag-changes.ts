import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { fold } from '@ecrin/domain/text/search-words.ts';

/** What becomes of tags: true puts one on every chosen thought, false takes it off. Those left out stay as they are. */
export type TagChanges = ReadonlyMap<string, boolean>;

/** The tags of one thought then, in their order, new ones at the end. */
export const tagsAfter = (tags: readonly string[], changes: TagChanges): readonly string[] => {
  const kept = tags.filter((tag) => changes.get(tag) !== false);
  const added = [...changes].flatMap(([tag, put]) => (put && !kept.includes(tag) ? [tag] : []));
  return [...kept, ...added];
};

/** Whether a thought with these tags would have others then. */
export const isRetagged = (tags: readonly string[], changes: TagChanges): boolean => {
  const after = tagsAfter(tags, changes);
  return after.length !== tags.length || after.some((tag, place) => tag !== tags[place]);
};

/** A tag that can be put on or taken off. `on`: how many of the chosen thoughts have it. */
export type TagChoice = Readonly<{ tag: string; on: number }>;

type Offer = Readonly<{
  cards: readonly Pick<ThoughtCard, 'tags'>[];
  /** Every tag in use, with how many thoughts have it. */
  used: Readonly<Record<string, number>>;
  /** Tags just named, the latest first. */
  named: readonly string[];
}>;

const most = (one: readonly [string, number], other: readonly [string, number]) => other[1] - one[1];

/** Those just named first, then those of the chosen thoughts, then the most used. */
export const tagChoices = ({ cards, used, named }: Offer): readonly TagChoice[] => {
  const on = new Map<string, number>();
  for (const { tags } of cards) for (const tag of tags) on.set(tag, (on.get(tag) ?? 0) + 1);
  const ordered = [...named, ...[...on].toSorted(most).map(([tag]) => tag)];
  const others = Object.entries(used)
    .toSorted(most)
    .map(([tag]) => tag);
  return [...new Set([...ordered, ...others])].map((tag) => ({ tag, on: on.get(tag) ?? 0 }));
};

/** Regardless of accents and case. */
export const tagNamed = (choices: readonly TagChoice[], name: string): string | undefined =>
  choices.find(({ tag }) => fold(tag) === fold(name))?.tag;

/** One more press on a tag: on all, off all, and as it was; the steps that change nothing are left out. */
export const pressTag = (changes: TagChanges, { tag, on }: TagChoice, of: number): TagChanges => {
  const next = new Map(changes);
  const put = changes.get(tag);
  if (put === undefined) return next.set(tag, on < of);
  if (put && on > 0) return next.set(tag, false);
  next.delete(tag);
  return next;
};
