import { hash } from 'node:crypto';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { bookWords } from '#story/book/book-words.ts';
import type { Books, Composed } from '#story/book/books.ts';
import type { BookOrder } from '#story/book/compose-book.ts';
import type { OwnBook, OwnEntry } from '#story/book/own-book.ts';
import { fileTitle } from './file-title.ts';
import type { ArchiveFile } from './zip-stream.ts';

/** What a page holds, in signs, as a spec compares it with books that are set; the line that says when takes as much as so many, the title of a month as so many. */
const [signsPerPage, signsOfMoment, signsOfChapter] = [1_560, 110, 350];
const chaptersPerPage = 18;
const bytesPerPage = 6_700;
/** A volume has about a thousand pages at most: nobody binds more, and what is set at once is bounded. */
const mostPages = 1_000;
const deadlineMs = 180_000;

type Printed = Pick<ThoughtDetail, 'content' | 'title' | 'titleBy' | 'occurredAt' | 'timeZone' | 'hourless' | 'day'>;

/** The person’s own words; null: there are none, as of a recording that is not transcribed. */
export const bookEntryOf = ({ content, title, titleBy, occurredAt, timeZone, hourless }: Printed): OwnEntry | null => {
  const words = content?.trim() ?? '';
  return words === '' ? null : { occurredAt, timeZone, hourless, title: titleBy === 'person' ? title : null, words };
};

/** About how many pages a book has, as entries are added. */
export type PageCount = Readonly<{ add: (entry: OwnEntry, day: string) => void; pages: () => number }>;

/** Each month begins a page; before them are the title and the list of months. */
export const createPageCount = (): PageCount => {
  let [month, room, chapters, full] = ['', 0, 0, 0];
  const filled = () => Math.ceil(room / signsPerPage);
  return {
    add: ({ words, title }, day) => {
      if (day.slice(0, 7) !== month) {
        full += filled();
        [month, room, chapters] = [day.slice(0, 7), signsOfChapter, chapters + 1];
      }
      room += signsOfMoment + (title?.length ?? 0) + words.length;
    },
    pages: () =>
      chapters === 0 ? 0 : full + filled() + 1 + (chapters > 1 ? Math.ceil(chapters / chaptersPerPage) : 0),
  };
};

type Volume = Readonly<{ number: number; entries: readonly OwnEntry[]; pages: number }>;

/** `number` 0: it is the only one. One volume in memory at a time. */
async function* volumesOf(thoughts: AsyncIterable<Printed>): AsyncGenerator<Volume> {
  let [number, count, entries]: [number, PageCount, OwnEntry[]] = [0, createPageCount(), []];
  for await (const thought of thoughts) {
    const entry = bookEntryOf(thought);
    if (!entry) continue;
    if (count.pages() >= mostPages) {
      number += 1;
      yield { number, entries, pages: count.pages() };
      [count, entries] = [createPageCount(), []];
    }
    entries.push(entry);
    count.add(entry, thought.day);
  }
  if (entries.length > 0) yield { number: number === 0 ? 0 : number + 1, entries, pages: count.pages() };
}

/** `thread`: whose name the book has; null: of no single one. */
export type BookAsked = Readonly<{
  ownerId: string;
  now: string;
  language: Language;
  author: string | null;
  thread: string | null;
}>;
export type BookFile = Readonly<{ name: string; order: BookOrder; pages: number }>;

/** The volumes of a book of one’s own thoughts, before they are set. */
export async function* bookVolumes(thoughts: AsyncIterable<Printed>, asked: BookAsked): AsyncGenerator<BookFile> {
  const { language, thread, author, ownerId, now } = asked;
  const title = fileTitle(thread ?? '') || bookWords[language].own;
  // Of the day it is made only that day is printed: the same book is the same file until the next one.
  const made = { bookId: ownerId, author, madeAt: `${now.slice(0, 10)}T00:00:00.000Z` };
  for await (const { number, entries, pages } of volumesOf(thoughts)) {
    const own: OwnBook = { language, thread, volume: number, entries };
    const name = number === 0 ? title : `${title}, ${bookWords[language].volume(number).toLowerCase()}`;
    yield { name: `${name}.pdf`, order: { own, made, format: 'pdf' }, pages };
  }
}

type Printing = Readonly<{ books: Pick<Books, 'compose'> }>;

/** Sets a volume in a thread of its own. */
export const printBook = ({ books }: Printing, order: BookOrder, reader: string): Promise<Composed> =>
  books.compose(order, { reader, readPictures: async () => new Map(), deadlineMs });

/** As files of an archive, set when their turn comes. `onDamaged`: for one that took too long. */
export async function* bookFiles(
  services: Printing,
  thoughts: AsyncIterable<Printed>,
  asked: BookAsked & Readonly<{ onDamaged: (name: string) => void }>,
): AsyncGenerator<ArchiveFile> {
  for await (const { name, order, pages } of bookVolumes(thoughts, asked))
    yield {
      name,
      modifiedAt: asked.now,
      stored: hash('sha256', JSON.stringify(order)),
      bytes: pages * bytesPerPage,
      content: printed(services, { name, order }, asked),
    };
}

async function* printed(
  services: Printing,
  { name, order }: Pick<BookFile, 'name' | 'order'>,
  { ownerId, onDamaged }: Readonly<{ ownerId: string; onDamaged: (name: string) => void }>,
): AsyncGenerator<Uint8Array> {
  const composed = await printBook(services, order, ownerId);
  if (typeof composed === 'string') onDamaged(name);
  else yield composed;
}
