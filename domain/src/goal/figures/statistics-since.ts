import { goalPeriods, statisticsNow } from './closed-periods.ts';
import { nothingYet } from './goal-memory.ts';
import type { GoalSnapshot } from './goal-snapshot.ts';
import { addPeriod, statisticsOf, type GoalStatisticsOf } from './period-totals.ts';

/** Of the periods that begin on a day or later, as if the goal began with the first of them; null: of all. */
export const statisticsSince = (snapshot: GoalSnapshot, from: string | null): GoalStatisticsOf =>
  from === null || from <= snapshot.history.startDay
    ? statisticsNow(snapshot)
    : statisticsOf(
        goalPeriods(snapshot, from)
          .filter((period) => period.from >= from)
          .reduce((totals, period) => addPeriod(totals, period, snapshot.today), nothingYet),
      );
