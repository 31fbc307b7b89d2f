import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { saveFile } from '@ecrin/browser/page/save-file.ts';
import type { GoalStatisticsAnswer } from '@ecrin/contracts/goal/goal-statistics.ts';
import type { CohortList } from '@ecrin/contracts/service-figures/cohorts.ts';
import { api } from '#lib/api/api.ts';
import { authorisedFetch } from '#lib/api/authorised-fetch.ts';

/** As typed; empty: not asked. `asOf`, `from`, `to`: days; `asOf` may be a position of the log. */
export type StatisticsQuestion = Readonly<{ asOf: string; from: string; to: string; target: string }>;
export type StatisticsFormat = 'csv' | 'ndjson';

const pathOf = (question: StatisticsQuestion, format: StatisticsFormat | null): string => {
  const asked = Object.entries({ ...question, format: format ?? '' }).filter(([, value]) => value !== '');
  return `/goal-statistics?${new URLSearchParams(asked).toString()}`;
};

export const { useGetGoalStatisticsQuery, useGetCohortsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getGoalStatistics: build.query<GoalStatisticsAnswer, StatisticsQuestion>({
      query: (question) => pathOf(question, null),
      providesTags: ['GoalStatistics'],
    }),
    getCohorts: build.query<CohortList, void>({
      query: () => ({ url: '/cohorts', params: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
      providesTags: ['ServiceFigures'],
    }),
  }),
});

/** Saves the same statistics as a file. Returns whether that succeeded. */
export const downloadStatistics = async (question: StatisticsQuestion, format: StatisticsFormat): Promise<boolean> => {
  try {
    const answer = await authorisedFetch(`${apiHost}/api/admin${pathOf(question, format)}`);
    if (!answer.ok) return false;
    saveFile(await answer.blob(), `goal-statistics.${format}`);
    return true;
  } catch {
    return false;
  }
};

/** The command that writes the same bytes. */
export const commandFor = ({ asOf, from, to, target }: StatisticsQuestion): string =>
  [
    'npm run --silent replay -- goal-statistics --rows groups',
    ...(asOf ? [`--as-of ${asOf}`] : []),
    ...(from ? [`--from ${from}`] : []),
    ...(to ? [`--to ${to}`] : []),
    ...(target ? [`--what-if target=${target}`] : []),
  ].join(' ');
