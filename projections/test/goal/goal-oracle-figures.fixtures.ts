import type { GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import { oracleOf, type Oracle } from './goal-oracle.fixtures.ts';
import type { GeneratedHistory } from './history-draft.fixtures.ts';
import { addDays } from './thought-oracle.fixtures.ts';

type Day = Readonly<{
  day: string;
  count: number;
  pausedOrDeactivated: boolean;
  deactivated: boolean;
  exempt: boolean;
}>;
type Judged = GoalPeriod & Readonly<{ days: readonly Day[]; met: boolean; worth: number; whole: number }>;

const isoWeekday = (day: string): number => new Date(day).getUTCDay() || 7;
const isLastOf = (frequency: string, day: string): boolean => {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? isoWeekday(day) === 7 : addDays(day, 1).endsWith('-01');
};
const isFirstOf = (frequency: string, day: string): boolean => {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? isoWeekday(day) === 1 : day.endsWith('-01');
};

/** Groups of days, one per period: until today is in the last one, or the goal has ended. */
const spans = (oracle: Oracle, today: string): readonly (readonly string[])[] => {
  const end = oracle.termsOn(today).terms.endDay;
  const last = end !== null && end < today ? end : today;
  const groups: string[][] = [[oracle.startDay]];
  for (let day = oracle.startDay; day < last || !closes(oracle, groups, { day, end, today }); day = addDays(day, 1)) {
    if (closes(oracle, groups, { day, end, today })) groups.push([addDays(day, 1)]);
    else groups.at(-1)?.push(addDays(day, 1));
  }
  return groups;
};

const closes = (
  oracle: Oracle,
  groups: readonly (readonly string[])[],
  { day, end, today }: Readonly<{ day: string; end: string | null; today: string }>,
): boolean => {
  const { frequency } = oracle.termsOn(groups.at(-1)?.[0] ?? day).terms;
  const next = addDays(day, 1);
  return (
    day === end || isLastOf(frequency, day) || (next <= today && oracle.termsOn(next).terms.frequency !== frequency)
  );
};

const daysOf = (oracle: Oracle, group: readonly string[], today: string): readonly Day[] => {
  const current = oracle.termsOn(earlier(group.at(-1) ?? '', today));
  return group.map((day) => {
    const deactivated = oracle.deactivated.has(day);
    const pausedOrDeactivated = [deactivated, oracle.paused.has(day), oracle.allPaused.has(day)].some(Boolean);
    const exempt = [
      pausedOrDeactivated,
      current.terms.restDays.some((rest) => rest === isoWeekday(day)),
      oracle.markOn(day)?.['mark'] === 'skipped',
    ].some(Boolean);
    return { day, deactivated, pausedOrDeactivated, exempt, count: day > today ? 0 : oracle.countOn(day, current) };
  });
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Days in a row without activity, until today. */
const exemptThroughout = (before: number, days: readonly Day[], today: string): number =>
  days
    .filter(({ day, count, pausedOrDeactivated }) => count > 0 || (day <= today && !pausedOrDeactivated))
    .reduce((idleDays, { count }) => (count > 0 ? 0 : idleDays + 1), before);

const judge = (
  oracle: Oracle,
  days: readonly Day[],
  { today, idleDays }: Readonly<{ today: string; idleDays: number }>,
): Judged => {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const { frequency, targetCount: target, aim } = oracle.termsOn(earlier(to, today)).terms;
  const count = days.map((day) => day.count).reduce((sum, one) => sum + one, 0);
  const open = to >= today;
  const met = { achieve: count >= target, avoid: count <= target && !open }[aim];
  const reasons = [
    !isFirstOf(frequency, from),
    !isLastOf(frequency, to),
    days.every(({ exempt }) => exempt),
    !met && days.some(({ pausedOrDeactivated }) => pausedOrDeactivated),
  ];
  const excused = reasons.some(Boolean);
  const worth = { achieve: Math.min(count, target) / target, avoid: Math.min(1, Math.max(0, 2 - count / target)) }[aim];
  const whole = {
    daily: 1,
    weekly: 7,
    monthly: new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate(),
  }[frequency];
  const sleeps = aim === 'achieve' && idleDays >= { daily: 28, weekly: 28, monthly: 92 }[frequency];
  const result = resultOf({ aim, target, count, open, met, excused, worth, days, today, sleeps });
  return {
    from,
    to,
    count,
    target,
    open,
    met,
    excused,
    worth,
    whole,
    days,
    result,
    progress: Math.min(100, Math.floor((count / target) * 100 + 1e-9)),
  };
};

type Resulting = Pick<Judged, 'target' | 'count' | 'open' | 'met' | 'excused' | 'worth' | 'days'> &
  Readonly<{ aim: 'achieve' | 'avoid'; today: string; sleeps: boolean }>;

const deactivatedThroughout = (days: readonly Day[], today: string): boolean =>
  days.some(({ deactivated }) => deactivated) && days.every(({ day, deactivated }) => deactivated || day > today);
const isNear = (count: number, pace: number): boolean => pace - count <= 1 || 2 * count >= pace;

/** The first line that is true. */
const resultOf = ({
  aim,
  target,
  count,
  open,
  met,
  excused,
  worth,
  days,
  today,
  sleeps,
}: Resulting): GoalPeriod['result'] => {
  const asked = days.filter(({ exempt }) => !exempt);
  const pace = Math.round((asked.filter(({ day }) => day < today).length * target) / Math.max(1, asked.length));
  const within = { achieve: count >= pace, avoid: count <= target }[aim];
  const lines: readonly (readonly [boolean, GoalPeriod['result']])[] = [
    [deactivatedThroughout(days, today), 'inactive'],
    [met, 'target met'],
    [sleeps, 'inactive'],
    [!open && asked.length === 0, 'inactive'],
    [!open && worth >= 0.5, 'needs work'],
    [!open, 'behind'],
    [excused || within, 'on track'],
    [aim === 'achieve' && isNear(count, pace), 'needs work'],
  ];
  return lines.find(([holds]) => holds)?.[1] ?? 'behind';
};

const streaks = (judged: readonly Judged[]) => {
  const text = judged.map(({ met }) => (met ? 'x' : '.')).join('');
  const runs = [...text.matchAll(/x+/g)].map(({ 0: run, index }) => ({
    length: run.length,
    from: judged[index]?.from ?? '',
    to: judged[index + run.length - 1]?.to ?? '',
  }));
  return {
    streak: /x*$/.exec(text)?.[0].length ?? 0,
    bestStreaks: runs
      .toReversed()
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 5),
  };
};

const strengthThrough = (judged: readonly Judged[], today: string): number => {
  let strength = 0;
  for (const { days, target, whole, worth } of judged) {
    const retained = 0.5 ** (Math.sqrt(target / whole) / 13);
    for (const { day, exempt } of days)
      if (!exempt && day <= today) strength = strength * retained + worth * (1 - retained);
  }
  return strength;
};

const periodsOf = (oracle: Oracle, today: string): readonly Judged[] => {
  let idleDays = 0;
  return spans(oracle, today).map((group) => {
    const days = daysOf(oracle, group, today);
    idleDays = exemptThroughout(idleDays, days, today);
    return judge(oracle, days, { today, idleDays });
  });
};

const proposalsOf = (oracle: Oracle, today: string): number => {
  const {
    terms: { filter, endDay },
    tags,
  } = oracle.termsOn(today);
  const asks = ['ask', 'unasked'].includes(oracle.rule) && !oracle.deactivated.has(today);
  return asks && filter ? oracle.waiting(filter, tags, earlier(endDay ?? today, today)) : 0;
};

/** Figures of one goal on the history's last day; null when it is deleted. */
export const oracleFigures = (history: GeneratedHistory, goalId: string) => {
  const [oracle, { today }] = [oracleOf(history, goalId), history];
  if (oracle.deleted) return null;
  const periods = periodsOf(oracle, today);
  const judged = periods.filter(({ excused, open, met }) => !excused && (!open || met));
  const over = judged.filter(({ open }) => !open);
  const met = over.filter((period) => period.met).length;
  return {
    periods: periods
      .slice(-60)
      .map(({ from, to, count, target, result, open, progress, excused }) => ({
        from,
        to,
        count,
        target,
        result,
        open,
        progress,
        excused,
      }))
      .toReversed(),
    statistics: {
      totalThoughts: periods.reduce((sum, { count }) => sum + count, 0),
      periodsCompleted: over.length,
      periodsMet: met,
      successRate: over.length === 0 ? null : met / over.length,
      ...streaks(judged),
    },
    strength: strengthThrough(judged, today),
    proposals: proposalsOf(oracle, today),
  };
};
