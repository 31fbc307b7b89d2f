import type { PastSpan, PastStep } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import type { RunValues } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';

/** `year`: of four digits, or the last twelve months. `versions`: one or two, the earlier one first. */
export type PastChoice = Readonly<{
  year: string;
  step: PastStep;
  versions: readonly number[];
  values: RunValues;
}>;
export const lastTwelveMonths = 'last';

const shownYears = 5;
/** This year and those before it. */
export const yearsBefore = (today: string): readonly string[] =>
  Array.from({ length: shownYears }, (_none, ago) => String(Number(today.slice(0, 4)) - ago));

/** The days of the choice, none of them to come. */
export const pastOf = ({ year }: Pick<PastChoice, 'year'>, today: string): PastSpan => {
  if (year === lastTwelveMonths) {
    const [thisYear = 0, month = 1] = today.split('-').map(Number);
    return { from: new Date(Date.UTC(thisYear, month - 12, 1)).toISOString().slice(0, 10), to: today };
  }
  const last = `${year}-12-31`;
  return { from: `${year}-01-01`, to: last < today ? last : today };
};

/** With or without one more; never none, and of more than two the one chosen longest ago goes. */
export const withVersion = (versions: readonly number[], version: number, chosen: boolean): readonly number[] => {
  const others = versions.filter((one) => one !== version);
  if (!chosen) return others.length === 0 ? versions : others;
  return [...others.slice(-1), version].toSorted((one, other) => one - other);
};
