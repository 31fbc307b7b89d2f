import type { Revision } from '../goal-history.ts';
import { termsKey } from '../goal-terms.ts';
import type { GoalTerms } from '../goal.events.ts';
import type { GoalFrequency } from '../goal.vocabulary.ts';
import { goalPeriods } from './goal-periods.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { statisticsOf, type GoalStatisticsOf } from './goal-statistics.ts';

export type OtherTerms = Partial<Pick<GoalTerms, 'targetCount' | 'frequency' | 'aim'>>;

export const statisticsNow = (snapshot: GoalSnapshot): GoalStatisticsOf =>
  statisticsOf(goalPeriods(snapshot), snapshot.today);

/** The figures if these terms had applied from the first day on. */
export const statisticsWith = (snapshot: GoalSnapshot, other: OtherTerms): GoalStatisticsOf =>
  statisticsNow(
    revised(
      snapshot,
      snapshot.history.revisions.map((revision) => ({ ...revision, terms: { ...revision.terms, ...other } })),
    ),
  );

const revised = (snapshot: GoalSnapshot, revisions: readonly Revision[]): GoalSnapshot => ({
  ...snapshot,
  history: { ...snapshot.history, revisions },
});

export type LastRevision = Readonly<{
  fromDay: string;
  before: GoalStatisticsOf;
  after: GoalStatisticsOf;
  formerTarget: number;
  formerFrequency: GoalFrequency;
}>;

/** The last revision: current figures, and those with the former terms; null without one. */
export const lastRevisionOf = (snapshot: GoalSnapshot): LastRevision | null => {
  const { revisions } = snapshot.history;
  const index = revisions.findLastIndex((revision, at) => at > 0 && !asksTheSame(revision, revisions[at - 1]));
  const [former, current] = [revisions[index - 1], revisions[index]];
  if (!former || !current) return null;
  return {
    fromDay: current.fromDay,
    before: statisticsNow(revised(snapshot, revisions.slice(0, index))),
    after: statisticsNow(snapshot),
    formerTarget: former.terms.targetCount,
    formerFrequency: former.terms.frequency,
  };
};

const asksTheSame = (one: Revision, other: Revision | undefined): boolean =>
  other !== undefined && termsKey(one.terms, one.tags) === termsKey(other.terms, other.tags);
