import { parseArgs } from 'node:util';
import { maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { projections, type StatisticsOutput } from '@ecrin/projections';
import { OptionFault } from './run-command.ts';

/** `last`: what the log holds when the replay begins. */
export type AsOf = 'last' | Readonly<{ position: number }> | Readonly<{ recordedAt: string }>;
export type ReplayOptions = Readonly<{
  name: string;
  asOf: AsOf;
  from: string | null;
  to: string | null;
  target: number | null;
  format: StatisticsOutput['format'];
  rows: StatisticsOutput['rows'];
  /** Lines on the progress go to stderr. */
  progress: boolean;
}>;

export const goalStatistics = 'goal-statistics';
const names = [goalStatistics, ...projections.map(({ model }) => model.name)];
const usage = `npm run replay -- ${goalStatistics} [--from DAY] [--to DAY] [--as-of DAY|INSTANT|POSITION] [--what-if target=NUMBER] [--rows goals|groups|both] [--format csv|ndjson], or with the name of a read model and [--as-of …]: ${names.slice(1).join(', ')}.`;

const flags = {
  from: { type: 'string' },
  to: { type: 'string' },
  'as-of': { type: 'string' },
  'what-if': { type: 'string' },
  format: { type: 'string' },
  rows: { type: 'string' },
  progress: { type: 'boolean' },
} as const;

const parseWords = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true });
  } catch (fault) {
    throw new OptionFault(`${fault instanceof Error ? fault.message.split('\n')[0] : String(fault)} Run: ${usage}`);
  }
};

/** Throws `OptionFault`. */
export const parseReplayOptions = (words: readonly string[]): ReplayOptions => {
  const { values, positionals } = parseWords(words);
  const name = nameOf(positionals);
  const { 'as-of': asOf, 'what-if': whatIf, progress = false, from, to, format, rows } = values;
  const given = { from, to, whatIf, format, rows };
  if (name !== goalStatistics && Object.values(given).some((value) => value !== undefined))
    throw new OptionFault(`A read model is replayed with --as-of only. Run: ${usage}`);
  return {
    name,
    progress,
    ...daysOf(from, to),
    asOf: asOfOf(asOf),
    target: targetOf(whatIf),
    format: oneOf('format', ['csv', 'ndjson'] as const, format ?? 'ndjson'),
    rows: oneOf('rows', ['goals', 'groups', 'both'] as const, rows ?? 'both'),
  };
};

const nameOf = ([name = '', ...more]: readonly string[]): string => {
  if (name === '') throw new OptionFault(`Name what to replay: ${usage}`);
  if (!names.includes(name) || more.length > 0)
    throw new OptionFault(`There is nothing to replay named ${[name, ...more].join(' ')}. Run: ${usage}`);
  return name;
};

const daysOf = (first: string | undefined, last: string | undefined): Pick<ReplayOptions, 'from' | 'to'> => {
  const [from, to] = [dayOf('from', first), dayOf('to', last)];
  if (from !== null && to !== null && to < from)
    throw new OptionFault(`--to ${to} is before --from ${from}: the last day comes after the first.`);
  return { from, to };
};

const oneOf = <Choice extends string>(flag: string, choices: readonly Choice[], given: string): Choice => {
  const choice = choices.find((one) => one === given);
  if (choice === undefined) throw new OptionFault(`--${flag} ${given}: choose one of ${choices.join(', ')}.`);
  return choice;
};

const isDay = (text: string): boolean => {
  try {
    return /^\d{4}-\d{2}-\d{2}$/u.test(text) && dayPlus(text, 0) === text;
  } catch {
    return false;
  }
};

const dayOf = (flag: string, given: string | undefined): string | null => {
  if (given === undefined) return null;
  if (!isDay(given)) throw new OptionFault(`--${flag} ${given} is no day: write it as 2026-10-31.`);
  return given;
};

const asOfOf = (given: string | undefined): AsOf => {
  if (given === undefined) return 'last';
  if (/^\d{1,15}$/u.test(given)) return { position: Number(given) };
  if (isDay(given)) return { recordedAt: `${given}T23:59:59.999Z` };
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(given) ? new Date(given).getTime() : Number.NaN;
  if (Number.isNaN(instant))
    throw new OptionFault(
      `--as-of ${given} is no moment: write a day (2026-10-31, its end in UTC), an instant (2026-10-31T18:00:00Z), or a position of the log.`,
    );
  return { recordedAt: new Date(instant).toISOString() };
};

const targetOf = (given: string | undefined): number | null => {
  if (given === undefined) return null;
  const target = Number(/^target=(\d{1,4})$/u.exec(given)?.[1] ?? 0);
  if (target < 1 || target > maxGoalTarget)
    throw new OptionFault(`--what-if ${given}: write target=3, from 1 to ${maxGoalTarget}.`);
  return target;
};
