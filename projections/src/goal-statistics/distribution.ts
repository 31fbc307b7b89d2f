import {
  shareCases,
  streakCases,
  type GoalDistributions,
  type ShareCase,
  type StreakCase,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import type { GoalFiguresOf } from './goal-rows.ts';

/** How many clients have each whole value, null included: its size does not grow with the clients. */
type Tally = Map<number | null, number>;
export type Tallies = Readonly<Record<keyof GoalDistributions, Tally>>;

export const newTallies = (): Tallies => ({
  successRate: new Map(),
  strength: new Map(),
  streak: new Map(),
  bestStreak: new Map(),
});

/** One client: shares are the average of their goals, streaks those of the best. */
export const addClient = (tallies: Tallies, goals: readonly GoalFiguresOf[]): void => {
  if (goals.length === 0) return;
  const rates = goals.flatMap(({ successRate }) => successRate ?? []);
  add(tallies.successRate, rates.length === 0 ? null : percentOf(rates));
  add(tallies.strength, percentOf(goals.map(({ strength }) => strength)));
  add(tallies.streak, Math.max(...goals.map(({ streak }) => streak)));
  add(tallies.bestStreak, Math.max(...goals.map(({ bestStreak }) => bestStreak)));
};

const add = (tally: Tally, value: number | null): void => void tally.set(value, (tally.get(value) ?? 0) + 1);

const percentOf = (shares: readonly number[]): number =>
  Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);

export const distributionsOf = ({ successRate, strength, streak, bestStreak }: Tallies): GoalDistributions => ({
  successRate: { clients: countCases(shareCases, successRate, shareCase), median: medianOf(successRate) },
  strength: { clients: countCases(shareCases, strength, shareCase), median: medianOf(strength) },
  streak: { clients: countCases(streakCases, streak, streakCase), median: medianOf(streak) },
  bestStreak: { clients: countCases(streakCases, bestStreak, streakCase), median: medianOf(bestStreak) },
});

const countCases = <Case extends string>(
  cases: readonly Case[],
  tally: Tally,
  caseOf: (value: number | null) => Case,
): Record<Case, number> => {
  const counts = new Map(cases.map((one) => [one, 0]));
  for (const [value, count] of tally) counts.set(caseOf(value), (counts.get(caseOf(value)) ?? 0) + count);
  return Object.fromEntries(counts) as Record<Case, number>;
};

const shareCase = (percent: number | null): ShareCase =>
  percent === null ? 'none' : (shareCases[Math.min(5, 1 + Math.floor(percent / 20))] ?? 'none');

const streakStarts = [0, 1, 3, 7, 14, 30];
const streakCase = (length: number | null): StreakCase =>
  streakCases[streakStarts.findLastIndex((start) => start <= (length ?? 0))] ?? '0';

/** The lower of the two in the middle; null without values. */
const medianOf = (tally: Tally): number | null => {
  const values = [...tally].flatMap(([value, count]) => (value === null ? [] : [[value, count] as const]));
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of values.toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (2 * passed >= total) return value;
  }
  return null;
};
