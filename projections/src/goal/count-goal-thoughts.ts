import { dayOfPart } from '@ecrin/domain/goal/day-part.ts';
import { countedOn, tallyOf, type CountsByPart, type PartCounts } from '@ecrin/domain/goal/figures/day-tallies.ts';
import type { GoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { latestRevision, type GoalHistory, type Revision } from '@ecrin/domain/goal/goal-history.ts';
import { filterKey } from '@ecrin/domain/goal/goal-terms.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { earlierOf } from '@ecrin/domain/time/instant.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ModelStore } from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import { goalThoughtFilter, piecesOf, type GoalThoughtFilter } from './goal-thought-filter.ts';

/** What filters of goals compare. */
export type CountedCard = Pick<
  ThoughtCardDocument,
  'thoughtId' | 'ownerId' | 'deleted' | 'dayPart' | 'threadId' | 'category' | 'mood' | 'status' | 'tags'
>;
type Cards = Pick<ModelStore<CountedCard>, 'countBy' | 'getMany'>;
export type CountingContext = Readonly<{
  cards: Cards;
  directory: ThreadDirectory;
  calendar: GoalCalendar;
  today: string;
}>;
export type GoalThoughts = Readonly<{
  parts: PartCounts;
  /** Thoughts that match and wait for an answer. */ proposals: number;
}>;
type Counted = Promise<readonly CountsByPart[]>;

/** One covered scan for each filter a goal ever had, in pieces; the same filter of several goals is counted once. */
export const createThoughtCounter = (counting: CountingContext) => {
  const asked = new Map<string, Counted>();
  const byPart = (filter: GoalThoughtFilter): Counted => {
    const key = JSON.stringify(filter);
    const counts = asked.get(key) ?? countPieces(filter, counting);
    asked.set(key, counts);
    return counts;
  };
  return async (history: GoalHistory): Promise<GoalThoughts> => {
    const answered = await answeredThoughts(counting, history);
    const parts = new Map<string, readonly CountsByPart[]>();
    for (const revision of distinctFilters(history.revisions)) {
      if (parts.size > 0) await loopTurn();
      const filter = goalThoughtFilter(history, revision, counting);
      if (filter) parts.set(keyOf(revision), await countedBy(history, filter, { answered, byPart }));
    }
    return { parts, proposals: await proposalsOf(history, counting, { answered, byPart }) };
  };
};

const countPieces = async (
  filter: GoalThoughtFilter,
  { cards, today }: CountingContext,
): Promise<readonly CountsByPart[]> => {
  const counted: CountsByPart[] = [];
  for (const dayPart of piecesOf(filter.dayPart, today)) {
    if (counted.length > 0) await loopTurn();
    counted.push(await cards.countBy('dayPart', { ...filter, dayPart }));
  }
  return counted;
};

type Answered = readonly CountedCard[];
type CountInputs = Readonly<{ answered: Answered; byPart: (filter: GoalThoughtFilter) => Counted }>;

const keyOf = ({ terms, tags }: Revision): string => (terms.filter ? filterKey(terms.filter, tags) : '');

const distinctFilters = (revisions: readonly Revision[]): readonly Revision[] => [
  ...new Map(revisions.map((revision) => [keyOf(revision), revision])).values(),
];

/** Cards read at once: they contain whole texts. */
const maxCards = 50;

const answeredThoughts = async ({ cards }: CountingContext, { answers }: GoalHistory): Promise<Answered> => {
  const ids = Object.keys(answers);
  const found: CountedCard[] = [];
  for (let from = 0; from < ids.length; from += maxCards) {
    if (from > 0) await loopTurn();
    const page = await cards.getMany(ids.slice(from, from + maxCards));
    found.push(...[...page.values()].map(({ doc }) => doc));
  }
  return found;
};

/** By the goal's rule: all matches except excluded ones, confirmed matches, or none. */
const countedBy = async (history: GoalHistory, filter: GoalThoughtFilter, inputs: CountInputs): Counted => {
  if (history.matchRule === 'never') return [];
  const corrections = answersOf(history, filter, inputs);
  return history.matchRule === 'always' ? [...(await inputs.byPart(filter)), corrections] : [corrections];
};

/** Confirmed thoughts to add, or excluded ones to subtract where all thoughts count. */
const answersOf = (
  { matchRule, answers }: GoalHistory,
  filter: GoalThoughtFilter,
  { answered }: Pick<CountInputs, 'answered'>,
): CountsByPart => {
  const always = matchRule === 'always';
  const counts = new Map<string, number>();
  for (const card of answered)
    if (answers[card.thoughtId] !== always && matchesFilter<CountedCard>(card, filter))
      counts.set(card.dayPart, (counts.get(card.dayPart) ?? 0) + (always ? -1 : 1));
  return counts;
};

/** Whether the goal currently asks about thoughts. */
export const asksAboutThoughts = ({ matchRule, deleted, deactivations, ...history }: GoalHistory): boolean =>
  !deleted &&
  (matchRule === 'ask' || matchRule === 'unasked') &&
  deactivations.at(-1)?.untilDay !== null &&
  latestRevision(history).terms.filter !== null;

const proposalsOf = async (
  history: GoalHistory,
  counting: CountingContext,
  { answered, byPart }: CountInputs,
): Promise<number> => {
  const filter = asksAboutThoughts(history) ? goalThoughtFilter(history, latestRevision(history), counting) : null;
  if (!filter) return 0;
  const inTime = withinGoalDays(history, counting);
  return (
    fittingIn(await byPart(filter), history, counting) -
    answered.filter((card) => matchesFilter<CountedCard>(card, filter) && inTime(card.dayPart)).length
  );
};

/** Only the day before and the day after a goal's time can be in its range of parts as well. */
const fittingIn = (
  parts: readonly CountsByPart[],
  history: GoalHistory,
  { calendar, today }: Pick<CountingContext, 'calendar' | 'today'>,
): number => {
  const tallies = parts.map((counts) => tallyOf(counts, calendar.dayStarts));
  const { first, last } = goalDays(history, today);
  const outside = [dayPlus(first, -1), dayPlus(last, 1)].map((day) => countedOn(tallies, day));
  return [...tallies.map(({ total }) => total), ...outside.map((count) => -count)].reduce((sum, one) => sum + one, 0);
};

const goalDays = (history: GoalHistory, today: string): Readonly<{ first: string; last: string }> => {
  const { endDay } = latestRevision(history).terms;
  return { first: history.startDay, last: endDay === null ? today : earlierOf(today, endDay) };
};

/** Whether a range is within the goal's days as the person counts them. */
export const withinGoalDays = (
  history: GoalHistory,
  { calendar, today }: Pick<CountingContext, 'calendar' | 'today'>,
) => {
  const { first, last } = goalDays(history, today);
  return (part: string): boolean => {
    const day = dayOfPart(part, calendar.dayStarts);
    return day >= first && day <= last;
  };
};
