import type { Revision } from '../goal-history.ts';
import { termsKey } from '../goal-terms.ts';
import type { GoalTerms } from '../goal.events.ts';
import type { GoalFrequency } from '../goal.vocabulary.ts';
import { statisticsNow } from './closed-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import type { GoalStatisticsOf } from './period-totals.ts';

export type OtherTerms = Partial<Pick<GoalTerms, 'targetCount' | 'frequency' | 'aim'>>;

/** The goal as if these terms had applied from the first day on. */
export const withTerms = (snapshot: GoalSnapshot, other: OtherTerms): GoalSnapshot =>
  revised(
    snapshot,
    snapshot.history.revisions.map((revision) => ({ ...revision, terms: { ...revision.terms, ...other } })),
  );

export const statisticsWith = (snapshot: GoalSnapshot, other: OtherTerms): GoalStatisticsOf =>
  statisticsNow(withTerms(snapshot, other));

const revised = (snapshot: GoalSnapshot, revisions: readonly Revision[]): GoalSnapshot => ({
  ...snapshot,
  history: { ...snapshot.history, revisions },
});

type LastChange = Readonly<{ former: Revision; current: Revision; unchanged: GoalSnapshot }>;

/** The last revision, and the goal without it; null without one. */
export const lastChangeOf = (snapshot: GoalSnapshot): LastChange | null => {
  const { revisions } = snapshot.history;
  const index = revisions.findLastIndex((revision, at) => at > 0 && !asksTheSame(revision, revisions[at - 1]));
  const [former, current] = [revisions[index - 1], revisions[index]];
  return former && current ? { former, current, unchanged: revised(snapshot, revisions.slice(0, index)) } : null;
};

export type LastRevision = Readonly<{
  fromDay: string;
  before: GoalStatisticsOf;
  after: GoalStatisticsOf;
  formerTarget: number;
  formerFrequency: GoalFrequency;
}>;

/** The last revision: current figures, and those with the former terms; null without one. */
export const lastRevisionOf = (snapshot: GoalSnapshot): LastRevision | null => {
  const change = lastChangeOf(snapshot);
  return (
    change && {
      fromDay: change.current.fromDay,
      before: statisticsNow(change.unchanged),
      after: statisticsNow(snapshot),
      formerTarget: change.former.terms.targetCount,
      formerFrequency: change.former.terms.frequency,
    }
  );
};

const asksTheSame = (one: Revision, other: Revision | undefined): boolean =>
  other !== undefined && termsKey(one.terms, one.tags) === termsKey(other.terms, other.tags);
