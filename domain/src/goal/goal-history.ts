import type { Handlers } from '#kernel/event-sourcing.ts';
import { endRangesBefore, type DateRange } from '#time/date-ranges.ts';
import { latestDay } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import type { GoalEvent, GoalTerms, GoalWords } from './goal.events.ts';
import type { DayMark, MatchRule } from './goal.vocabulary.ts';

/** Terms and the tags of their filter, from a day on. */
export type Revision = Readonly<{ fromDay: string; terms: GoalTerms; tags: readonly string[] }>;
export type Mark = Readonly<{ mark: Exclude<DayMark, 'unknown'>; count: number }>;

/** One goal's history from its events: aggregate and read model share this fold. */
export type GoalHistory = Readonly<{
  goalId: string;
  ownerId: string;
  /** null once its key is destroyed. */
  title: string | null;
  description: string | null;
  startDay: string;
  setAt: string;
  /** Oldest first, never empty; at most one a day. */
  revisions: readonly Revision[];
  matchRule: MatchRule;
  /** By thought: whether it counts. */
  answers: Readonly<Record<string, boolean>>;
  /** By day. */
  marks: Readonly<Record<string, Mark>>;
  pauses: readonly DateRange[];
  deactivations: readonly DateRange[];
  deleted: boolean;
  /** The import that brought it; absent: it was set here. */
  importId?: string;
}>;

type History = GoalHistory | null;

/** Days were stored before they had bounds: figures must not leave the calendar for them. */
const bounded = (day: string): string => earlierOf(day, latestDay);

const termsOf = ({ frequency, targetCount, aim, endDay, restDays, filter }: GoalTerms): GoalTerms => ({
  frequency,
  targetCount,
  aim,
  endDay: endDay && bounded(endDay),
  restDays,
  filter,
});
const wordsOf = (words: GoalWords | null) => ({ title: words?.title ?? null, description: words?.description ?? null });
const revisionOf = (fromDay: string, terms: GoalTerms, words: GoalWords | null): Revision => ({
  fromDay,
  terms: termsOf(terms),
  tags: words?.tags ?? [],
});

const marked = (marks: GoalHistory['marks'], day: string, mark: Mark | null): GoalHistory['marks'] => {
  const { [day]: _before, ...others } = marks;
  return mark ? { ...others, [day]: mark } : others;
};

export const goalHandlers: Handlers<History, GoalEvent> = {
  GoalSet: (_history, { goalId, ownerId, startDay, setAt, matchRule, importId, ...terms }, words) => ({
    goalId,
    ownerId,
    ...wordsOf(words),
    startDay: bounded(startDay),
    setAt,
    revisions: [revisionOf(bounded(startDay), terms, words)],
    matchRule: matchRule ?? 'unasked',
    answers: {},
    marks: {},
    pauses: [],
    deactivations: [],
    deleted: false,
    ...(importId !== undefined && { importId }),
  }),
  GoalRevised: (history, { fromDay, matchRule, ...terms }, words) =>
    history && {
      ...history,
      ...wordsOf(words),
      matchRule: matchRule ?? history.matchRule,
      revisions: [
        ...history.revisions.filter((revision) => revision.fromDay < fromDay),
        revisionOf(fromDay, terms, words),
      ],
    },
  GoalMatchRuleChosen: (history, { rule }) => history && { ...history, matchRule: rule },
  GoalThoughtCounted: (history, { thoughtId }) =>
    history && { ...history, answers: { ...history.answers, [thoughtId]: true } },
  GoalThoughtLeftOut: (history, { thoughtId }) =>
    history && { ...history, answers: { ...history.answers, [thoughtId]: false } },
  GoalDayMarked: (history, { day, mark, count }) =>
    history && { ...history, marks: marked(history.marks, day, mark === 'unknown' ? null : { mark, count }) },
  GoalPaused: (history, { fromDay, untilDay }) =>
    history && { ...history, pauses: [...endRangesBefore(history.pauses, fromDay), { fromDay, untilDay }] },
  GoalResumed: (history, { fromDay }) => history && { ...history, pauses: endRangesBefore(history.pauses, fromDay) },
  GoalDeactivated: (history, { fromDay }) =>
    history && {
      ...history,
      deactivations: [...endRangesBefore(history.deactivations, fromDay), { fromDay, untilDay: null }],
    },
  GoalActivated: (history, { fromDay }) =>
    history && { ...history, deactivations: endRangesBefore(history.deactivations, fromDay) },
  GoalDeleted: (history) => history && { ...history, deleted: true },
  GoalRestored: (history) => history && { ...history, deleted: false },
};

/** The current terms. */
export const latestRevision = ({ revisions }: Pick<GoalHistory, 'revisions'>): Revision => {
  const latest = revisions.at(-1);
  if (!latest) throw new Error('a goal has terms from its setting on');
  return latest;
};

export const isActive = ({ deactivations }: Pick<GoalHistory, 'deactivations'>): boolean =>
  deactivations.at(-1)?.untilDay !== null;
