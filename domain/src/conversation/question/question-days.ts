import { dayPlus, isGivable, weekdayOf, type DaySpan } from '#time/days.ts';

/** `from` or `to` null: open on that side. `start`, `end`: where the question says so. */
export type QuestionDays = Readonly<{ from: string | null; to: string | null; start: number; end: number }>;

const frenchMonths =
  'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre'.split('|');
const englishMonths = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const frenchDays = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split('|');
const englishDays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'.split('|');
const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;
const placeIn = (names: readonly string[], said: string): number =>
  names.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(said)) + 1;
const monthOf = (said: string): number => placeIn(frenchMonths, said) || placeIn(englishMonths, said);
const weekdayNumberOf = (said: string): number => placeIn(frenchDays, said) || placeIn(englishDays, said);

const two = (figure: number): string => String(figure).padStart(2, '0');
const yearOf = (day: string): number => Number(day.slice(0, 4));
const oneDay = (day: string): DaySpan => ({ from: day, to: day });

/** `months`: how many, from the first of this one. */
const monthsFrom = (year: number, month: number, months = 1): DaySpan => {
  const next = month - 1 + months;
  const after = `${year + Math.floor(next / 12)}-${two((next % 12) + 1)}-01`;
  return { from: `${year}-${two(month)}-01`, to: dayPlus(after, -1) };
};
const yearSpan = (year: number): DaySpan => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The latest one that has begun. */
const latestMonth = (month: number, year: string | undefined, today: string): DaySpan =>
  monthsFrom(year ? Number(year) : yearOf(today) - (month > Number(today.slice(5, 7)) ? 1 : 0), month);

const seasonMonths = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
const latestSeason = (season: keyof typeof seasonMonths, today: string, isLast: boolean): DaySpan => {
  const begun = latestMonth(seasonMonths[season], undefined, today);
  const span = monthsFrom(yearOf(begun.from), seasonMonths[season], 3);
  // “Last summer” in July is the one before.
  return isLast && span.to >= today ? monthsFrom(yearOf(begun.from) - 1, seasonMonths[season], 3) : span;
};

/** Monday to Sunday. */
const weekOf = (day: string): DaySpan => {
  const from = dayPlus(day, 1 - weekdayOf(day));
  return { from, to: dayPlus(from, 6) };
};
const monthBefore = (today: string): DaySpan => {
  const day = dayPlus(`${today.slice(0, 7)}-01`, -1);
  return monthsFrom(yearOf(day), Number(day.slice(5, 7)));
};
/** The latest one before today. */
const lastWeekday = (weekday: number, today: string): string =>
  dayPlus(today, -(((weekdayOf(today) - weekday + 6) % 7) + 1));

const calendarDay = (year: number, month: number, day: number): DaySpan | null => {
  const written = `${year}-${two(month)}-${two(day)}`;
  const exists = new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) ?? false;
  return exists && isGivable(written) ? oneDay(written) : null;
};
const dayInMonth = (
  day: string,
  month: number,
  { year, today }: Readonly<{ year: string | undefined; today: string }>,
) => {
  const span = latestMonth(month, year, today);
  const found = calendarDay(yearOf(span.from), month, Number.parseInt(day, 10));
  return found && found.from > today && !year
    ? calendarDay(yearOf(span.from) - 1, month, Number.parseInt(day, 10))
    : found;
};

type Groups = readonly (string | undefined)[];
type Expression = Readonly<{ pattern: string; span: (said: Groups, today: string) => DaySpan | null }>;

const year = String.raw`(?:\s+(?:de\s+|of\s+)?((?:19|20)\d\d))?`;
const season = (said: string): keyof typeof seasonMonths =>
  (
    [
      [/^(printemps|spring)$/iu, 'spring'],
      [/^([ée]t[ée]|summer)$/iu, 'summer'],
      [/^(hiver|winter)$/iu, 'winter'],
    ] as const
  ).find(([pattern]) => pattern.test(said))?.[1] ?? 'autumn';

/** The first that matches at a place wins: longer ones come first. */
const expressions: readonly Expression[] = [
  {
    pattern: String.raw`(?:le\s+|on\s+)?(\d{1,2})/(\d{1,2})/((?:19|20)\d\d)`,
    span: ([day = '', month = '', inYear = '']) => calendarDay(Number(inYear), Number(month), Number(day)),
  },
  {
    pattern: String.raw`(?:le\s+|on\s+)?(1er|\d{1,2})\s+${anyOf([...frenchMonths, ...englishMonths])}${year}`,
    span: ([day = '', month = '', inYear], today) => dayInMonth(day, monthOf(month), { year: inYear, today }),
  },
  {
    pattern: String.raw`(?:on\s+)?${anyOf(englishMonths)}\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+((?:19|20)\d\d))?`,
    span: ([month = '', day = '', inYear], today) => dayInMonth(day, monthOf(month), { year: inYear, today }),
  },
  {
    pattern: String.raw`(?:en|in|au\s+mois\s+d(?:e\s+|['’])|du\s+mois\s+d(?:e\s+|['’])|depuis|since|avant|before)\s*${anyOf([...frenchMonths, ...englishMonths])}${year}`,
    span: ([month = '', inYear], today) => latestMonth(monthOf(month), inYear, today),
  },
  {
    pattern: String.raw`(?:en|in|depuis|since|avant|before)\s+((?:19|20)\d\d)`,
    span: ([inYear = '']) => yearSpan(Number(inYear)),
  },
  { pattern: `avant-hier|the day before yesterday`, span: (_said, today) => oneDay(dayPlus(today, -2)) },
  { pattern: `hier|yesterday`, span: (_said, today) => oneDay(dayPlus(today, -1)) },
  { pattern: `aujourd['’]hui|today`, span: (_said, today) => oneDay(today) },
  {
    pattern: `la\\s+semaine\\s+(?:derni[èe]re|pass[ée]e)|last\\s+week`,
    span: (_said, today) => weekOf(dayPlus(today, -7)),
  },
  { pattern: `cette\\s+semaine|this\\s+week`, span: (_said, today) => weekOf(today) },
  { pattern: `le\\s+mois\\s+(?:dernier|pass[ée])|last\\s+month`, span: (_said, today) => monthBefore(today) },
  {
    pattern: `ce\\s+mois(?:-ci)?|this\\s+month`,
    span: (_said, today) => monthsFrom(yearOf(today), Number(today.slice(5, 7))),
  },
  {
    pattern: `l['’]ann[ée]e\\s+(?:derni[èe]re|pass[ée]e)|l['’]an\\s+(?:dernier|pass[ée])|last\\s+year`,
    span: (_said, today) => yearSpan(yearOf(today) - 1),
  },
  { pattern: `cette\\s+ann[ée]e|this\\s+year`, span: (_said, today) => yearSpan(yearOf(today)) },
  {
    pattern: String.raw`(?:(?:cet|ce|en|au|this|in|last|le)\s+|(?<!\bd[eu]\s)l['’])(printemps|[ée]t[ée]|automne|hiver|spring|summer|autumn|winter)(\s+dernier|\s+pass[ée])?`,
    span: ([named = '', before], today) => latestSeason(season(named), today, before !== undefined),
  },
  {
    pattern: String.raw`(?:depuis\s+|since\s+|last\s+)?${anyOf([...frenchDays, ...englishDays])}(?:\s+(?:dernier|pass[ée]))?`,
    span: ([named = ''], today) => oneDay(lastWeekday(weekdayNumberOf(named), today)),
  },
];

const openSide = (before: string, span: DaySpan): Readonly<{ from: string | null; to: string | null }> => {
  if (/^(?:depuis|since)\s/iu.test(before)) return { from: span.from, to: null };
  if (/^(?:avant|before)\s/iu.test(before)) return { from: null, to: dayPlus(span.from, -1) };
  return span;
};

/** Days a question names: « en mars », « la semaine dernière », “since Monday”. `today`: YYYY-MM-DD. */
export const daysInQuestion = (text: string, today: string): readonly QuestionDays[] => {
  const found: QuestionDays[] = [];
  const taken = new Uint8Array(text.length);
  for (const { pattern, span } of expressions) {
    const words = new RegExp(
      String.raw`(?<![\p{L}\p{N}])((?:depuis|since|avant|before)\s+)?(?:${pattern})(?![\p{L}\p{N}])`,
      'giu',
    );
    for (const match of text.matchAll(words)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const named = span(match.slice(2), today);
      if (!named || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ ...openSide(match[0], named), start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
};
