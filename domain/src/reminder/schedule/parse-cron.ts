import { refuse, type Refusal } from '#kernel/event-sourcing.ts';

/** The values a cron expression allows, each list ascending. `daysOfWeek`: ISO 8601, Monday is 1. `eitherDay`: a day of one of the two lists is enough. */
export type Cron = Readonly<{
  minutes: readonly number[];
  hours: readonly number[];
  daysOfMonth: readonly number[];
  months: readonly number[];
  daysOfWeek: readonly number[];
  eitherDay: boolean;
}>;
export type CronError = `reminder.cron-${'fields' | 'minute' | 'hour' | 'day-of-month' | 'month' | 'day-of-week'}`;

type Field = Readonly<{ wrong: CronError; from: number; through: number; all?: number; names?: readonly string[] }>;
/** In the order they are written in. `all`: where a star ends, when that is not `through`. */
const fields: readonly Field[] = [
  { wrong: 'reminder.cron-minute', from: 0, through: 59 },
  { wrong: 'reminder.cron-hour', from: 0, through: 23 },
  { wrong: 'reminder.cron-day-of-month', from: 1, through: 31 },
  {
    wrong: 'reminder.cron-month',
    from: 1,
    through: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  {
    wrong: 'reminder.cron-day-of-week',
    from: 0,
    through: 7,
    all: 6,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  },
];

/** Parses `minute hour day-of-month month day-of-week`, or reports the first invalid field. */
export const parseCron = (expression: string): Cron | Refusal<CronError> => {
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== fields.length) return refuse('reminder.cron-fields');
  const values = fields.map((field, place) => valuesOf(texts[place] ?? '', field));
  const wrong = fields[values.indexOf(null)];
  if (wrong) return refuse(wrong.wrong);

  const at = (place: number): readonly number[] => values[place] ?? [];
  // As in cron: two day fields that both restrict allow the days of either; one that begins with a star leaves it to the other, or narrows it.
  const eitherDay = [texts[2], texts[4]].every((text) => text?.startsWith('*') === false);
  return {
    minutes: at(0),
    hours: at(1),
    daysOfMonth: at(2),
    months: at(3),
    daysOfWeek: ascending(at(4).map((day) => day || 7)),
    eitherDay,
  };
};

const ascending = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((one, other) => one - other);

/** Ascending; null for an invalid field. */
const valuesOf = (text: string, field: Field): readonly number[] | null => {
  const parts = text.split(',').map((part) => partOf(part, field));
  return parts.includes(null) ? null : ascending(parts.flatMap((part) => part ?? []));
};

/** `*`, `a`, `a-b`, each with `/step`; `a/step` runs to the end. */
const partOf = (text: string, field: Field): readonly number[] | null => {
  const [, range = '', step] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(text) ?? [];
  const [from, through] = rangeOf(range, field, step !== undefined);
  const by = Number(step ?? 1);
  if (from === null || through === null || from > through || by === 0) return null;
  return Array.from({ length: Math.floor((through - from) / by) + 1 }, (_, place) => from + place * by);
};

const rangeOf = (text: string, field: Field, stepped: boolean): readonly [number | null, number | null] => {
  if (text === '*') return [field.from, field.all ?? field.through];
  const [, first = '', last] = /^(\w+)(?:-(\w+))?$/.exec(text) ?? [];
  const from = valueOf(first, field);
  if (last === undefined) return [from, stepped ? field.through : from];
  return [from, lastOf(from, valueOf(last, field), field)];
};

/** A week ends on Sunday here, whether written 0 or 7. */
const lastOf = (from: number | null, through: number | null, field: Field): number | null =>
  from !== 0 && through === 0 && field.all !== undefined ? field.through : through;

const valueOf = (text: string, { from, through, names = [] }: Field): number | null => {
  const named = names.indexOf(text.toUpperCase());
  if (named !== -1) return named + from;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= from && value <= through ? value : null;
};
