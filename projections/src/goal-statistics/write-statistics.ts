import {
  shareCases,
  streakCases,
  type GoalDistributions,
  type GoalGroup,
  type GoalsNotCounted,
  type ReplayHeader,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import type { GoalFiguresOf, GoalRow } from './goal-rows.ts';

/** How statistics are written, one line after the other, without line ends. `pseudonymOf`: of a client. */
export type StatisticsWriter = Readonly<{
  header: (replay: ReplayHeader) => readonly string[];
  goalsBegin: (replay: ReplayHeader) => readonly string[];
  goal: (row: GoalRow, client: string) => string;
  groups: (groups: readonly GoalGroup[]) => readonly string[];
  notCounted: (goals: GoalsNotCounted) => readonly string[];
}>;
export type StatisticsFormat = 'csv' | 'ndjson';

const rounded = (share: number | null): number | null => (share === null ? null : Math.round(share * 10_000) / 10_000);

const figuresShown = ({ thoughts, periodsCompleted, periodsMet, streak, bestStreak, ...shares }: GoalFiguresOf) => ({
  thoughts,
  periodsCompleted,
  periodsMet,
  successRate: rounded(shares.successRate),
  strength: rounded(shares.strength),
  streak,
  bestStreak,
});

const goalShown = ({ ownerId: _ownerId, goalId, figures, whatIf, ...goal }: GoalRow, client: string) => ({
  client,
  goalId,
  ...goal,
  figures: figures && figuresShown(figures),
  whatIf: whatIf && figuresShown(whatIf),
});

const line = (kind: string, content: object): string => JSON.stringify({ kind, ...content });

const ndjson: StatisticsWriter = {
  header: (replay) => [line('replay', { of: 'goal-statistics', ...replay })],
  goalsBegin: () => [],
  goal: (row, client) => line('goal', goalShown(row, client)),
  groups: (groups) => groups.map((group) => line('group', group)),
  notCounted: (goals) => [line('not-counted', goals)],
};

type Cell = string | number | boolean | null;
const csvLine = (cells: readonly Cell[]): string =>
  cells.map((cell) => (typeof cell === 'string' && /[",\n\r]/u.test(cell) ? quoted(cell) : String(cell ?? ''))).join();
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const figureColumns = [
  'thoughts',
  'periods_completed',
  'periods_met',
  'success_rate',
  'strength',
  'streak',
  'best_streak',
];
const figureCells = (figures: GoalFiguresOf | null): readonly Cell[] =>
  figures ? Object.values(figuresShown(figures)) : figureColumns.map(() => null);

const goalColumns = [
  'client',
  'goal',
  'frequency',
  'aim',
  'target',
  'by',
  'start_day',
  'end_day',
  'today',
  'age_days',
  'active',
  'counted',
];

const csv: StatisticsWriter = {
  header: ({ asOf, position, events, from, to, target, parked }) => [
    `# goal-statistics as of ${asOf} position ${position} events ${events} from ${from ?? '-'} to ${to ?? '-'} target ${target ?? '-'} parked ${parked}`,
  ],
  goalsBegin: ({ target }) => [
    csvLine([...goalColumns, ...figureColumns, ...(target === null ? [] : figureColumns.map((name) => `if_${name}`))]),
  ],
  goal: ({ goalId, frequency, aim, target, by, startDay, endDay, today, ageDays, active, counted, ...row }, client) =>
    csvLine([
      client,
      goalId,
      frequency,
      aim,
      target,
      by,
      startDay,
      endDay,
      today,
      ageDays,
      active,
      counted,
      ...figureCells(row.figures),
      ...(row.whatIf ? figureCells(row.whatIf) : []),
    ]),
  groups: (groups) => [
    csvLine(['dimension', 'group', 'shown', 'clients', 'goals', 'figures', 'measure', 'case', 'value']),
    ...groups.flatMap(groupLines),
  ],
  notCounted: ({ byTags, unknown }) => [`# goals not counted: by tags ${byTags} unknown ${unknown}`],
};

/** One line for each case of a measure: the number of clients, and the median. */
const groupLines = ({ dimension, group, shown, clients, goals, asSet, whatIf }: GoalGroup): readonly string[] => {
  const place = [dimension, group, shown, clients, goals];
  if (asSet === null) return [csvLine([...place, null, null, null, null])];
  return [...distributionCells('as-set', asSet), ...(whatIf ? distributionCells('what-if', whatIf) : [])].map((cells) =>
    csvLine([...place, ...cells]),
  );
};

const measures = [
  ['successRate', 'success_rate', shareCases],
  ['strength', 'strength', shareCases],
  ['streak', 'streak', streakCases],
  ['bestStreak', 'best_streak', streakCases],
] as const;

const distributionCells = (figures: string, distributions: GoalDistributions): readonly (readonly Cell[])[] =>
  measures.flatMap(([name, column, cases]) => {
    const { clients, median } = distributions[name];
    const counts: Readonly<Record<string, number>> = clients;
    return [...cases.map((one) => [figures, column, one, counts[one] ?? 0]), [figures, column, 'median', median]];
  });

export const statisticsWriters: Readonly<Record<StatisticsFormat, StatisticsWriter>> = { csv, ndjson };
