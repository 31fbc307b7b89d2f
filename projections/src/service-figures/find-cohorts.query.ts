import {
  cohortList,
  cohortsQuery,
  cohortWeeks,
  type Cohort,
  type CohortList,
} from '@ecrin/contracts/service-figures/cohorts.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { Amounts } from '@ecrin/platform/projections/totals.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { shownGroups } from '#goal-statistics/hidden-groups.ts';
import { cohortAmounts, cohortOf, mondayOf, returnDays } from './client-cohorts.ts';
import { clientTotalsModel } from './client-totals.projection.ts';

/** Whether everybody of a week has had so many days, wherever they live. */
const haveAllHad = (week: string, days: number, today: string): boolean => dayPlus(week, 7 + days) < today;

type Week = Readonly<{ week: string; amounts: Amounts; shown: Cohort['shown'] }>;

const cohortIn =
  (today: string) =>
  ({ week, amounts, shown }: Week): Cohort => ({
    week,
    shown,
    registered: shown === 'shown' ? (amounts[cohortAmounts.registered] ?? 0) : null,
    returned: returnDays.map((days) => ({
      days,
      clients: shown === 'shown' && haveAllHad(week, days, today) ? (amounts[cohortAmounts.returned(days)] ?? 0) : null,
    })),
  });

/** Of those who registered in each of the last weeks, how many came back; `today`: YYYY-MM-DD, where whoever asks is. */
export const findCohorts =
  (models: Pick<ReadModels, 'open'>) =>
  async (today: string): Promise<CohortList> => {
    const weeks = Array.from({ length: cohortWeeks }, (_none, back) => dayPlus(mondayOf(today), -7 * back));
    const stored = await (await models.open(clientTotalsModel)).getMany(weeks.map(cohortOf));
    const amounts = weeks.map((week): Amounts => stored.get(cohortOf(week))?.doc.amounts ?? {});
    // Each client is in exactly one.
    const sizes = new Map(amounts.map((one, place) => [1 << place, one[cohortAmounts.registered] ?? 0]));
    const shown = shownGroups(sizes, weeks.length);
    return {
      items: weeks.map((week, place) =>
        cohortIn(today)({ week, amounts: amounts[place] ?? {}, shown: shown[place] ?? 'few' }),
      ),
    };
  };

export const findCohortsRoute = queryRoute({
  method: 'get',
  path: '/cohorts',
  access: 'admin',
  summary:
    'Of those who registered in each week, how many came back after 1, 7 and 30 days; groups of fewer than five are hidden',
  params: z.object({}),
  query: cohortsQuery,
  answer: cohortList,
  model: clientTotalsModel,
  ask:
    (models) =>
    ({ query: { timeZone } }, { now }) =>
      findCohorts(models)(calendarDay(now, timeZone)),
});
