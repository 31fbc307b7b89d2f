import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withFirstOfMonth } from '@ecrin/domain/text/french-dates.ts';
import { bookWords } from './book-words.ts';
import { paragraphsOf, type Book, type BookPart, type BookPictures, type MadeBook } from './book.ts';
import { typeset } from './typeset.ts';
import { codesWithin, lettersIn, type VoiceCode } from './voice-codes.ts';

/** A picture of a thought. `width`, `height`: as it is seen, in pixels. `alt`: what it shows, in the person's words; '': nobody said. */
export type OwnPicture = Readonly<{ thoughtId: string; pictureId: string; width: number; height: number; alt: string }>;
/** What was said at one moment. `occurredAt`: ISO 8601; `hourless`: only its day is known. `title`: given by the person; null: none. */
export type OwnEntry = Readonly<{
  occurredAt: string;
  timeZone: string;
  hourless?: true | undefined;
  title: string | null;
  words: string;
  pictures: readonly OwnPicture[];
  codes: readonly VoiceCode[];
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

type Set = (text: string) => string;

/** Each paragraph with the codes that begin in it. */
const paragraphsWithCodes = ({ words, codes }: OwnEntry, set: Set): readonly BookPart[] => {
  let before = 0;
  return paragraphsOf(words)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const from = before;
      before += lettersIn(text);
      return { kind: 'paragraph', text: set(text), codes: codesWithin(codes, { from, to: before }) };
    });
};

/** One that cannot be read leaves a line that says so. */
const pictureParts = ({ pictures }: OwnEntry, jpegs: BookPictures, language: Language): readonly BookPart[] =>
  pictures.map(({ pictureId: version, ...shown }) => {
    const jpeg = jpegs.get(version);
    return jpeg
      ? { kind: 'picture', picture: { ...shown, version, caption: '', jpeg } }
      : { kind: 'note', text: bookWords[language].unreadPicture };
  });

type Entries = Pick<OwnBook, 'entries' | 'language'>;

/** A chapter for each month, and above each thought when it was. */
const partsOf = ({ entries, language }: Entries, set: Set, pictures: BookPictures): readonly BookPart[] => {
  const dates = createDates(language);
  let chapter = '';
  return entries.flatMap((entry): readonly BookPart[] => {
    const [before, month] = [chapter, dates.month(entry)];
    chapter = month;
    return [
      ...(month === before ? [] : [{ kind: 'chapter', text: month } as const]),
      { kind: 'entry', text: dates.moment(entry), title: entry.title === null ? null : set(entry.title) },
      ...paragraphsWithCodes(entry, set),
      ...pictureParts(entry, pictures, language),
    ];
  });
};

/** What its codes open, said once; null: it has none. */
const codesNote = ({ entries, language }: Entries): string | null => {
  const code = entries.find(({ codes }) => codes.length > 0)?.codes.at(0);
  return code ? typeset(bookWords[language].codes(new URL(code.url).host), language) : null;
};

export const ownBookOf = (own: OwnBook, made: MadeBook, pictures: BookPictures): Book => {
  const { language, thread, volume } = own;
  const words = bookWords[language];
  const set = (text: string) => typeset(text, language);
  const parts = partsOf(own, set, pictures);
  const chapters = parts.flatMap((part) => (part.kind === 'chapter' ? [part.text] : []));
  const span = words.span(chapters.at(0) ?? '', chapters.at(-1) ?? '');
  const origin = volume > 0 ? `${words.volume(volume)}, ${span}` : span;
  return { ...made, title: set(thread ?? words.own), language, origin, codes: codesNote(own), parts };
};
