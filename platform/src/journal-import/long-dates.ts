type Day = Readonly<{ year: number; month: number; day: number }>;

/** Languages whose long dates have Western numbers. */
const locales =
  'en en-GB fr de es it pt pt-BR nl sv da nb fi pl cs sk hr sl hu ro bg ru uk el tr ca et lv lt vi id ms ja ko zh zh-TW he is'.split(
    ' ',
  );
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Its words and numbers, whatever stands between them and in which order. */
const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  )
    .toSorted()
    .join(' ');

/**
 * « Sunday, 3 November 2024 », « dimanche 3 novembre 2024 »: the day of a long date in any of many languages; null: it is none. The weekday has to be
 * right, which tells apart months that have one name in two languages.
 * A journal has one language: the one found last is tried first.
 */
export const createLongDates = (): ((text: string) => Day | null) => {
  let tried: readonly string[] = locales;
  return (text) => {
    const found = readLongDate(text.slice(0, 100), tried);
    if (found) tried = [found.locale, ...tried.filter((one) => one !== found.locale)];
    return found && found.day;
  };
};

const readLongDate = (text: string, tried: readonly string[]): Readonly<{ locale: string; day: Day }> | null => {
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const year = numbers.find((number) => number >= 1900 && number < 2200);
  if (year === undefined) return null;
  const days = numbers.filter((number) => number > 0 && number < 32);
  const wanted = wordsOf(text);
  for (const locale of tried) {
    const format = new Intl.DateTimeFormat(locale, long);
    const found = days
      .flatMap((day) => Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1, day })))
      .find(({ month, day }) => wordsOf(format.format(Date.UTC(year, month - 1, day))) === wanted);
    if (found) return { locale, day: found };
  }
  return null;
};
