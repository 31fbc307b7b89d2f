import {
  goalStatisticsAnswer,
  goalStatisticsQuery,
  type GoalStatisticsQuery,
  type GoalStatisticsReport,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import { waitAtMost } from '@ecrin/platform/concurrency/deadline.ts';
import { customRoute, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { reportLines } from './replay-goal-statistics.ts';
import type { StatisticsFormat } from './write-statistics.ts';

export type ReplayQuestion = Omit<GoalStatisticsQuery, 'format'>;
/** `percent` of the log that was read. */
export type RunningReplay = Readonly<{ report: Promise<GoalStatisticsReport>; percent: () => number }>;
/** Replays apart from requests, each question once; null when the log does not reach the position asked for. */
export type GoalStatisticsReplays = Readonly<{ ask: (question: ReplayQuestion) => Promise<RunningReplay | null> }>;

/** How long a request for the screen waits for a replay, in ms. */
const patienceMs = 1_500;

const contentTypes = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;

/** The groups that `npm run replay -- goal-statistics --rows groups` writes: as JSON with its progress, or the same bytes. */
export const createGoalStatisticsRoute = ({ ask }: GoalStatisticsReplays) =>
  customRoute({
    method: 'get',
    path: '/goal-statistics',
    access: 'admin',
    summary:
      'Statistics of goals from a replay of the log, without personal words and groups of fewer than five clients',
    params: z.object({}),
    query: goalStatisticsQuery,
    answer: goalStatisticsAnswer,
    handle: async ({ query: { format, ...question } }) => {
      if (endsBeforeItBegins(question)) return { refused: 'general.invalid-request' };
      const replay = await ask(question);
      if (!replay) return { refused: 'general.invalid-request' };
      return format === undefined ? shown(replay) : written(replay, question, format);
    },
  });

const endsBeforeItBegins = ({ from, to }: ReplayQuestion): boolean =>
  from !== undefined && to !== undefined && to < from;

/** For the screen, which asks again. */
const shown = async ({ report, percent }: RunningReplay): Promise<Reply> => {
  await waitAtMost(patienceMs, report);
  const found = await settledOrNot(report);
  return {
    json: found === null ? { status: 'replaying', percent: percent() } : { status: 'ready', report: found },
  };
};

const settledOrNot = (report: RunningReplay['report']): Promise<GoalStatisticsReport | null> =>
  Promise.race([report, new Promise<null>((resolve) => void setImmediate(() => resolve(null)))]);

/** Begins at once: the replay may take longer than an answer may. */
const written = ({ report }: RunningReplay, { asOf = '' }: ReplayQuestion, format: StatisticsFormat): Reply => ({
  stream: textOf(report, format),
  status: 200,
  headers: {
    'Content-Type': contentTypes[format],
    'Content-Disposition': `attachment; filename="${['goal-statistics', ...(asOf ? [asOf.slice(0, 10)] : [])].join('-')}.${format}"`,
    'Cache-Control': 'private, no-store',
  },
});

const textOf = async function* (report: RunningReplay['report'], format: StatisticsFormat): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(`${reportLines(await report, format).join('\n')}\n`);
};
