type Day = Readonly<{ year: number; month: number; day: number }>;

/** Those of most people first; then all that `Intl` knows, and places whose months or figures are others. */
const usual =
  'en en-GB fr de es it pt nl sv da nb fi pl cs sk hr sl hu ro bg ru uk el tr ca et lv lt vi id ms ja ko zh he is';
const places = 'de-AT zh-Hant ar-EG ar-LB ar-MA ar-DZ ar-SA bs-Cyrl sr-Latn uz-Cyrl uz-Arab pa-Arab es-PY fr-CA pt-PT';
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));
let known: readonly string[] | null = null;
const allLocales = (): readonly string[] => {
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const more = Intl.DateTimeFormat.supportedLocalesOf([...codes, 'fil', 'kok', 'yue', 'hsb', 'dsb', 'gsw']);
  known ??= [...new Set([...usual.split(' '), ...places.split(' '), ...more])];
  return known;
};

/** The nought of each script. */
const noughts = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០', (sign) => sign.codePointAt(0) ?? 0);
const westernDigit = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  const nought = noughts.find((one) => point >= one && point < one + 10);
  return nought === undefined ? sign : String(point - nought);
};
const westernDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Nd}/gu, westernDigit);

/** Its words and numbers, whatever stands between them and in which order. */
const wordsOf = (text: string): string =>
  (
    westernDigits(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  )
    .toSorted()
    .join(' ');

/** Which of our years a number may be, by the calendar of a locale. */
const yearsOf: Readonly<Record<string, (number: number) => readonly number[]>> = {
  gregory: (number) => [number],
  buddhist: (number) => [number - 543],
  persian: (number) => [number + 621, number + 622],
  'islamic-umalqura': (number) => [0, 1].map((more) => Math.floor(0.970_224 * number + 621.577) + more),
};
const isYear = (number: number): boolean => number >= 1900 && number < 2200;
/** Whose days of the month are not ours. */
const ownDays = new Set(['persian', 'islamic-umalqura']);

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (locale: string): Intl.DateTimeFormat => {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, long);
  formats.set(locale, format);
  return format;
};

/** Of one year, by its words; a journal asks for few of them. */
const createYears = () => {
  const kept = new Map<string, ReadonlyMap<string, Day>>();
  return (locale: string, year: number): ReadonlyMap<string, Day> => {
    const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)));
    const made = () =>
      new Map(
        days.map((day) => [
          wordsOf(formatOf(locale).format(day)),
          { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
        ]),
      );
    const found = kept.get(`${locale}/${year}`) ?? made();
    if (kept.size < mostKept) kept.set(`${locale}/${year}`, found);
    return found;
  };
};
const mostKept = 100;
type Years = ReturnType<typeof createYears>;

/**
 * « Sunday, 3 November 2024 », « dimanche 3 novembre 2024 », « วันอาทิตย์ที่ 3 พฤศจิกายน 2567 »: the day of a long date in any language, by the calendar that is usual
 * there; null: it is none. The weekday has to be right, which tells apart months that have one name in two languages.
 * A journal has one language: the one found last is tried first, and few are tried once many texts were no date.
 */
export const createLongDates = (): ((text: string) => Day | null) => {
  let [tried, missed] = [allLocales(), 0];
  const years = createYears();
  return (text) => {
    const found = readLongDate(text.slice(0, 100), { tried, years });
    if (!found && (missed += 1) === mostMissed) tried = tried.slice(0, usual.split(' ').length);
    if (found) tried = [found.locale, ...tried.filter((one) => one !== found.locale)];
    return found && found.day;
  };
};

const mostMissed = 200;

type Reading = Readonly<{ tried: readonly string[]; years: Years }>;

const readLongDate = (text: string, { tried, years }: Reading): Readonly<{ locale: string; day: Day }> | null => {
  const numbers = (westernDigits(text).match(/\d+/gu) ?? []).map(Number);
  const wanted = wordsOf(text);
  for (const locale of numbers.some((number) => number > 31) ? tried : []) {
    const day = dayIn(locale, { numbers, wanted, years });
    if (day) return { locale, day };
  }
  return null;
};

type Wanted = Readonly<{ numbers: readonly number[]; wanted: string; years: Years }>;

const dayIn = (locale: string, { numbers, wanted, years }: Wanted): Day | null => {
  const { calendar } = formatOf(locale).resolvedOptions();
  const possible = numbers.flatMap((number) => yearsOf[calendar]?.(number) ?? []).filter(isYear);
  if (ownDays.has(calendar)) return possible.map((year) => years(locale, year).get(wanted)).find(Boolean) ?? null;
  return (
    possible
      .flatMap((year) => daysAt(year, numbers))
      .find(({ year, month, day }) => wordsOf(formatOf(locale).format(Date.UTC(year, month - 1, day))) === wanted) ??
    null
  );
};

/** The days of a year with one of these numbers in their month. */
const daysAt = (year: number, numbers: readonly number[]): readonly Day[] =>
  numbers
    .filter((number) => number > 0 && number < 32)
    .flatMap((day) => Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1, day })));
