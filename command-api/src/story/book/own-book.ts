import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withFirstOfMonth } from '@ecrin/domain/text/french-dates.ts';
import { bookWords } from './book-words.ts';
import { paragraphsOf, type Book, type BookPart, type MadeBook } from './book.ts';
import { typeset } from './typeset.ts';

/** What was said at one moment. `occurredAt`: ISO 8601; `hourless`: only its day is known. `title`: given by the person; null: none. */
export type OwnEntry = Readonly<{
  occurredAt: string;
  timeZone: string;
  hourless?: true | undefined;
  title: string | null;
  words: string;
}>;
/** One’s own thoughts as a book, or a volume of it. `thoughts`: how many it has. `thread`: whose name it has; null: of no single one. `volume`: 0: the only one. */
export type OwnBook = Readonly<{
  language: Language;
  thread: string | null;
  volume: number;
  entries: readonly OwnEntry[];
}>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Creating an Intl format costs a thousand times more than using it. */
const createDates = (language: Language) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const format = (entry: OwnEntry, options: Intl.DateTimeFormatOptions): string => {
    const key = entry.timeZone + JSON.stringify(options);
    const { locale } = bookWords[language];
    const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: entry.timeZone });
    formats.set(key, known);
    const text = known.format(new Date(entry.occurredAt));
    return language === 'fr' ? withFirstOfMonth(text) : text;
  };
  return {
    month: (entry: OwnEntry) => capital(format(entry, { month: 'long', year: 'numeric' })),
    moment: (entry: OwnEntry) =>
      [
        capital(format(entry, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
        ...(entry.hourless ? [] : [format(entry, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })]),
      ].join(', '),
  };
};

/** A chapter for each month, and above each thought when it was. */
export const ownBookOf = ({ language, thread, volume, entries }: OwnBook, made: MadeBook): Book => {
  const words = bookWords[language];
  const dates = createDates(language);
  const set = (text: string) => typeset(text, language);
  const parts: BookPart[] = [];
  let chapter = '';
  for (const entry of entries) {
    const month = dates.month(entry);
    if (month !== chapter) parts.push({ kind: 'chapter', text: month });
    chapter = month;
    parts.push({ kind: 'entry', text: dates.moment(entry), title: entry.title === null ? null : set(entry.title) });
    parts.push(...paragraphsOf(entry.words).map((text) => ({ kind: 'paragraph', text: set(text) }) as const));
  }
  const chapters = parts.flatMap((part) => (part.kind === 'chapter' ? [part.text] : []));
  const span = words.span(chapters.at(0) ?? '', chapters.at(-1) ?? '');
  const origin = volume > 0 ? `${words.volume(volume)}, ${span}` : span;
  return { ...made, title: set(thread ?? words.own), language, origin, parts };
};
