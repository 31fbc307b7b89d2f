import { dayOfPart } from '@ecrin/domain/goal/day-part.ts';
import type { PartCounts } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import type { GoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { latestRevision, type GoalHistory, type Revision } from '@ecrin/domain/goal/goal-history.ts';
import { filterKey } from '@ecrin/domain/goal/goal-terms.ts';
import type { Filter, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import { goalThoughtFilter } from './goal-thought-filter.ts';

type Cards = ModelStore<ThoughtCardDocument>;
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

/** One covered scan for each filter a goal ever had; the same filter of several goals is counted once. */
export const createThoughtCounter = (counting: CountingContext) => {
  const { cards } = counting;
  const asked = new Map<string, Promise<ReadonlyMap<string, number>>>();
  const byPart = (filter: Filter<ThoughtCardDocument>): Promise<ReadonlyMap<string, number>> => {
    const key = JSON.stringify(filter);
    const counts = asked.get(key) ?? cards.countBy('dayPart', filter);
    asked.set(key, counts);
    return counts;
  };
  return async (history: GoalHistory): Promise<GoalThoughts> => {
    const answered = await answeredThoughts(cards, history);
    const parts = new Map<string, ReadonlyMap<string, number>>();
    for (const revision of distinctFilters(history.revisions)) {
      const filter = goalThoughtFilter(history, revision, counting);
      if (filter) parts.set(keyOf(revision), await countedBy(history, filter, { answered, byPart }));
    }
    return { parts, proposals: await proposalsOf(history, counting, { answered, byPart }) };
  };
};

type Answered = readonly ThoughtCardDocument[];
type CountInputs = Readonly<{
  answered: Answered;
  byPart: (filter: Filter<ThoughtCardDocument>) => Promise<ReadonlyMap<string, number>>;
}>;

const keyOf = ({ terms, tags }: Revision): string => (terms.filter ? filterKey(terms.filter, tags) : '');

const distinctFilters = (revisions: readonly Revision[]): readonly Revision[] => [
  ...new Map(revisions.map((revision) => [keyOf(revision), revision])).values(),
];

const answeredThoughts = async (cards: Cards, { answers }: GoalHistory): Promise<Answered> => {
  const ids = Object.keys(answers);
  return ids.length === 0 ? [] : [...(await cards.getMany(ids)).values()].map(({ doc }) => doc);
};

/** By the goal's rule: all matches except excluded ones, confirmed matches, or none. */
const countedBy = async (
  { matchRule, answers }: GoalHistory,
  filter: Filter<ThoughtCardDocument>,
  { answered, byPart }: CountInputs,
): Promise<ReadonlyMap<string, number>> => {
  if (matchRule === 'never') return new Map();
  const always = matchRule === 'always';
  const counts = new Map(always ? await byPart(filter) : []);
  for (const card of answered) {
    if (answers[card.thoughtId] !== always && matchesFilter(card, filter))
      counts.set(card.dayPart, (counts.get(card.dayPart) ?? 0) + (always ? -1 : 1));
  }
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
  const fitting = [...(await byPart(filter))].reduce((sum, [part, count]) => (inTime(part) ? sum + count : sum), 0);
  return fitting - answered.filter((card) => matchesFilter(card, filter) && inTime(card.dayPart)).length;
};

/** Whether a range is within the goal's days as the person counts them. */
export const withinGoalDays = (
  history: GoalHistory,
  { calendar, today }: Pick<CountingContext, 'calendar' | 'today'>,
) => {
  const { endDay } = latestRevision(history).terms;
  return (part: string): boolean => {
    const day = dayOfPart(part, calendar.dayStarts);
    return day >= history.startDay && day <= today && (endDay === null || day <= endDay);
  };
};
