import type { GoalPeriod } from '@ecrin/contracts/goal.ts';
import type { Story } from './goal-stories.examples.ts';
import { oracleOf, plus, type Oracle } from './goal-oracle.examples.ts';

type Day = Readonly<{ day: string; count: number; pausedOrAsleep: boolean; asleep: boolean; out: boolean }>;
type Judged = GoalPeriod & Readonly<{ days: readonly Day[]; met: boolean; worth: number; whole: number }>;

const isoWeekday = (day: string): number => new Date(day).getUTCDay() || 7;
const isLastOf = (frequency: string, day: string): boolean => {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? isoWeekday(day) === 7 : plus(day, 1).endsWith('-01');
};
const isFirstOf = (frequency: string, day: string): boolean => {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? isoWeekday(day) === 1 : day.endsWith('-01');
};

/** Groups of days, one a period. */
const spans = (oracle: Oracle, today: string): readonly (readonly string[])[] => {
  const end = oracle.termsOn(today).terms.endDay;
  const groups: string[][] = [[oracle.startDay]];
  for (let day = oracle.startDay; ; ) {
    const { frequency } = oracle.termsOn(groups.at(-1)?.[0] ?? day).terms;
    const next = plus(day, 1);
    const changes = next <= today && oracle.termsOn(next).terms.frequency !== frequency;
    const over = isLastOf(frequency, day) || changes || day === end;
    if (over && (day >= today || day === end)) return groups;
    if (over) groups.push([next]);
    else groups.at(-1)?.push(next);
    day = next;
  }
};

const judge = (oracle: Oracle, group: readonly string[], today: string, quietBefore: number): Judged & Readonly<{ quiet: number }> => {
  const [from, to] = [group[0] ?? '', group.at(-1) ?? ''];
  const held = oracle.termsOn(to < today ? to : today);
  const { frequency, targetCount: target, aim, restDays } = held.terms;
  const days = group.map((day): Day => {
    const asleep = oracle.asleep.has(day);
    const pausedOrAsleep = asleep || oracle.paused.has(day) || oracle.allPaused.has(day);
    const rests = restDays.some((rest) => rest === isoWeekday(day)) || oracle.markOn(day)?.['mark'] === 'skipped';
    return { day, asleep, pausedOrAsleep, out: pausedOrAsleep || rests, count: day > today ? 0 : oracle.countOn(day, held) };
  });
  let quiet = quietBefore;
  for (const { day, count, pausedOrAsleep } of days) {
    if (count > 0) quiet = 0;
    else if (day <= today && !pausedOrAsleep) quiet += 1;
  }
  const count = days.map((day) => day.count).reduce((sum, one) => sum + one, 0);
  const open = to >= today;
  const met = aim === 'achieve' ? count >= target : count <= target && !open;
  const partial = !isFirstOf(frequency, from) || !isLastOf(frequency, to);
  const excused = partial || days.every(({ out }) => out) || (days.some(({ pausedOrAsleep }) => pausedOrAsleep) && !met);
  const worth = aim === 'achieve' ? Math.min(count, target) / target : Math.min(1, Math.max(0, 2 - count / target));
  const whole = frequency === 'monthly' ? new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate() : { daily: 1, weekly: 7 }[frequency];
  const result = resultOf({ aim, target, count, open, met, excused, worth, days, today, sleeps: quiet >= (frequency === 'monthly' ? 92 : 28) });
  return { from, to, count, target, open, met, excused, worth, whole, quiet, days, result, progress: Math.min(100, Math.floor((count / target) * 100 + 1e-9)) };
};

type Resulting = Pick<Judged, 'target' | 'count' | 'open' | 'met' | 'excused' | 'worth' | 'days'> & Readonly<{ aim: string; today: string; sleeps: boolean }>;

const resultOf = ({ aim, target, count, open, met, excused, worth, days, today, sleeps }: Resulting): GoalPeriod['result'] => {
  const lived = days.filter(({ day }) => day <= today);
  const asleep = days.some((day) => day.asleep) && lived.every((day) => day.asleep);
  if (asleep) return 'inactive';
  if (met) return 'target met';
  if (aim === 'achieve' && sleeps) return 'inactive';
  if (!open) return days.every(({ out }) => out) ? 'inactive' : worth >= 0.5 ? 'needs work' : 'behind';
  if (excused || (aim === 'avoid' && count <= target)) return 'on track';
  if (aim === 'avoid') return 'behind';
  const asked = days.filter(({ out }) => !out);
  const pace = Math.round((asked.filter(({ day }) => day < today).length * target) / asked.length);
  if (count >= pace) return 'on track';
  return pace - count <= 1 || 2 * count >= pace ? 'needs work' : 'behind';
};

const streaks = (judged: readonly Judged[]) => {
  const text = judged.map(({ met }) => (met ? 'x' : '.')).join('');
  const runs = [...text.matchAll(/x+/g)].map(({ 0: run, index }) => ({ length: run.length, from: judged[index]?.from ?? '', to: judged[index + run.length - 1]?.to ?? '' }));
  return { streak: /x*$/.exec(text)?.[0].length ?? 0, bestStreaks: runs.toReversed().sort((one, other) => other.length - one.length).slice(0, 5) };
};

/** Figures of one goal on the story's last day; null when it is deleted. */
export const oracleFigures = (story: Story, goalId: string) => {
  const oracle = oracleOf(story, goalId);
  if (oracle.deleted) return null;
  const { today } = story;
  let quiet = 0;
  const periods = spans(oracle, today).map((group) => {
    const period = judge(oracle, group, today, quiet);
    quiet = period.quiet;
    return period;
  });
  const judged = periods.filter(({ excused, open, met }) => !excused && (!open || met));
  let strength = 0;
  for (const { days, target, whole, worth } of judged) {
    const kept = 0.5 ** (Math.sqrt(target / whole) / 13);
    for (const { day, out } of days) if (!out && day <= today) strength = strength * kept + worth * (1 - kept);
  }
  const over = judged.filter(({ open }) => !open);
  const { terms, tags } = oracle.termsOn(today);
  const asks = ['ask', 'unasked'].includes(oracle.rule) && terms.filter !== null && !oracle.asleep.has(today);
  return {
    periods: periods.slice(-60).map(({ from, to, count, target, result, open, progress, excused }) => ({ from, to, count, target, result, open, progress, excused })).toReversed(),
    statistics: {
      totalThoughts: periods.reduce((sum, { count }) => sum + count, 0), periodsCompleted: over.length, periodsMet: over.filter(({ met }) => met).length,
      successRate: over.length === 0 ? null : over.filter(({ met }) => met).length / over.length, ...streaks(judged),
    },
    strength,
    proposals: asks && terms.filter ? oracle.waiting(terms.filter, tags, terms.endDay !== null && terms.endDay < today ? terms.endDay : today) : 0,
  };
};
