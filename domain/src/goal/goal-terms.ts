import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import type { Weekday } from '#time/days.ts';
import type { GoalFilter, GoalTerms, GoalWords } from './goal.events.ts';
import { maxGoalDescriptionLength, maxGoalTitleLength } from './goal.vocabulary.ts';

/** As given by the person; tags are in the filter. */
export type GivenTerms = Readonly<
  Omit<GoalTerms, 'filter'> & {
    title: string;
    description: string | null;
    filter: (GoalFilter & Readonly<{ tags: readonly string[] }>) | null;
  }
>;
export type InvalidGoalTerms =
  | 'goal.title-empty'
  | 'goal.title-too-long'
  | 'goal.description-too-long'
  | 'goal.ends-before-it-starts'
  | 'goal.rests-every-day';
export type AcceptedTerms = Readonly<{ terms: GoalTerms; words: GoalWords }>;

/** Normalized, so that equal terms compare equal: trimmed, sorted, without duplicates; an empty description is null. */
export const acceptedTerms = (given: GivenTerms, startDay: string): AcceptedTerms | Refusal<InvalidGoalTerms> => {
  const words = wordsOf(given);
  if ('refused' in words) return words;
  const { frequency, targetCount, aim, endDay } = given;
  const restDays = sorted<Weekday>(given.restDays);
  if (endDay !== null && endDay < startDay) return refuse('goal.ends-before-it-starts');
  if (restDays.length === 7) return refuse('goal.rests-every-day');
  return {
    terms: { frequency, targetCount, aim, endDay, restDays, filter: given.filter && filterOf(given.filter) },
    words,
  };
};

const wordsOf = (given: GivenTerms): GoalWords | Refusal<InvalidGoalTerms> => {
  const [title, description] = [tidyLine(given.title), tidyText(given.description ?? '')];
  if (title === '') return refuse('goal.title-empty');
  if (title.length > maxGoalTitleLength) return refuse('goal.title-too-long');
  if (description.length > maxGoalDescriptionLength) return refuse('goal.description-too-long');
  return {
    title,
    description: description === '' ? null : description,
    tags: given.filter ? sorted(given.filter.tags) : [],
  };
};

const filterOf = ({ threadIds, categories, moods, statuses }: GoalFilter): GoalFilter => ({
  threadIds: sorted(threadIds),
  categories: sorted(categories),
  moods: sorted(moods),
  statuses: sorted(statuses),
});

const sorted = <Item extends string | number>(items: readonly Item[]): readonly Item[] =>
  [...new Set(items)].toSorted((one, other) => (one < other ? -1 : 1));

type CurrentTerms = Readonly<{
  terms: GoalTerms;
  tags: readonly string[];
  title: string | null;
  description: string | null;
}>;

/** Whether terms and words equal the current ones. */
export const hasSameTerms = ({ terms, words }: AcceptedTerms, current: CurrentTerms): boolean =>
  current.title === words.title &&
  current.description === words.description &&
  termsKey(terms, words.tags) === termsKey(current.terms, current.tags);

/** Whether two terms of one shape are equal. */
export const termsKey = (
  { frequency, targetCount, aim, endDay, restDays, filter }: GoalTerms,
  tags: readonly string[],
): string => JSON.stringify([frequency, targetCount, aim, endDay, restDays, filter && filterKey(filter, tags)]);

/** Two filters with one key match the same thoughts. */
export const filterKey = ({ threadIds, categories, moods, statuses }: GoalFilter, tags: readonly string[]): string =>
  JSON.stringify([threadIds, categories, moods, statuses, tags]);

/** Percent of the target, 0…100. Rounded down: 100 only once the target is reached. */
export const goalProgress = (count: number, target: number): number =>
  Math.min(100, Math.floor((100 * count) / target));
