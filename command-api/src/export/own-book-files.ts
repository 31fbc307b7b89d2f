import type { BookExtra, ExportChoice } from '@ecrin/contracts/export/export.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { bookWords } from '#story/book/book-words.ts';
import type { Books, Composed } from '#story/book/books.ts';
import type { BookOrder } from '#story/book/compose-book.ts';
import type { OwnBook, OwnEntry, OwnPicture } from '#story/book/own-book.ts';
import { voiceCodesOf } from '#story/book/voice-codes.ts';
import { readBookPictures, type PrintedPictures } from './book-pictures.ts';
import { createBookSize, type BookSize } from './book-size.ts';
import { fileTitle } from './file-title.ts';
import type { ArchiveFile } from './zip-stream.ts';

/** A volume has about a thousand pages at most: nobody binds more, and what is set at once is bounded. */
const mostWeight = 1_000;
const deadlineMs = 180_000;

type Printed = Pick<
  ThoughtDetail,
  | 'audio'
  | 'content'
  | 'day'
  | 'hourless'
  | 'occurredAt'
  | 'pictures'
  | 'segments'
  | 'thoughtId'
  | 'timeZone'
  | 'title'
  | 'titleBy'
>;
/** `thoughtsAddress`: where thoughts are found in the app, with a slash at its end. */
export type Printing = Readonly<{ bookWith: readonly BookExtra[]; thoughtsAddress: string }>;

export const printingOf = (
  { publicUrl }: Readonly<{ publicUrl: string }>,
  { bookWith }: Pick<ExportChoice, 'bookWith'>,
): Printing => ({ bookWith, thoughtsAddress: `${publicUrl}/app/thoughts/` });

/** The person’s own words, and what is wanted beside them; null: there is neither, as of a recording that is not transcribed. */
export const bookEntryOf = (thought: Printed, { bookWith, thoughtsAddress }: Printing): OwnEntry | null => {
  const { content, title, titleBy, occurredAt, timeZone, hourless } = thought;
  const words = content?.trim() ?? '';
  const beside = {
    pictures: bookWith.includes('pictures') ? picturesOf(thought) : [],
    codes: bookWith.includes('codes') ? voiceCodesOf(thought, thoughtsAddress) : [],
  };
  if (words === '' && beside.pictures.length === 0) return null;
  return { occurredAt, timeZone, hourless, title: titleBy === 'person' ? title : null, words, ...beside };
};

/** Those that have arrived. */
const picturesOf = ({ thoughtId, pictures }: Printed): readonly OwnPicture[] =>
  pictures.flatMap(({ pictureId, ready, width, height, alt }) =>
    ready && width !== null && height !== null ? [{ thoughtId, pictureId, width, height, alt }] : [],
  );

type Volume = Readonly<{ number: number; entries: readonly OwnEntry[]; bytes: number }>;

/** `number` 0: it is the only one. One volume in memory at a time. */
async function* volumesOf(thoughts: AsyncIterable<Printed>, printing: Printing): AsyncGenerator<Volume> {
  let [number, size, entries]: [number, BookSize, OwnEntry[]] = [0, createBookSize(), []];
  for await (const thought of thoughts) {
    const entry = bookEntryOf(thought, printing);
    if (!entry) continue;
    if (size.weight() >= mostWeight) {
      number += 1;
      yield { number, entries, bytes: size.bytes() };
      [size, entries] = [createBookSize(), []];
    }
    entries.push(entry);
    size.add(entry, thought.day);
  }
  if (entries.length > 0) yield { number: number === 0 ? 0 : number + 1, entries, bytes: size.bytes() };
}

/** `thread`: whose name the book has; null: of no single one. */
export type BookAsked = Printing &
  Readonly<{
    ownerId: string;
    now: string;
    language: Language;
    author: string | null;
    thread: string | null;
  }>;
/** `bytes`: about so many. */
export type BookFile = Readonly<{ name: string; order: BookOrder; bytes: number }>;

/** The volumes of a book of one’s own thoughts, before they are set. */
export async function* bookVolumes(thoughts: AsyncIterable<Printed>, asked: BookAsked): AsyncGenerator<BookFile> {
  const { language, thread, author, ownerId, now } = asked;
  const title = fileTitle(thread ?? '') || bookWords[language].own;
  // Of the day it is made only that day is printed: the same book is the same file until the next one.
  const made = { bookId: ownerId, author, madeAt: `${now.slice(0, 10)}T00:00:00.000Z` };
  for await (const { number, entries, bytes } of volumesOf(thoughts, asked)) {
    const own: OwnBook = { language, thread, volume: number, entries };
    const name = number === 0 ? title : `${title}, ${bookWords[language].volume(number).toLowerCase()}`;
    yield { name: `${name}.pdf`, order: { own, made, format: 'pdf' }, bytes };
  }
}

type Services = PrintedPictures & Readonly<{ books: Pick<Books, 'compose'> }>;

/** Sets a volume in a thread of its own. `ownerId`: whose thoughts they are, and who reads it. */
export const printBook = (services: Services, order: BookOrder, ownerId: string): Promise<Composed> => {
  const pictures = 'own' in order ? order.own.entries.flatMap((entry) => entry.pictures) : [];
  const readPictures = () => readBookPictures(services, ownerId, pictures);
  return services.books.compose(order, { reader: ownerId, readPictures, deadlineMs });
};

/** As files of an archive, set when their turn comes. `onDamaged`: for one that took too long. */
export async function* bookFiles(
  services: Services,
  thoughts: AsyncIterable<Printed>,
  asked: BookAsked & Readonly<{ onDamaged: (name: string) => void }>,
): AsyncGenerator<ArchiveFile> {
  for await (const { name, order, bytes } of bookVolumes(thoughts, asked))
    yield {
      name,
      modifiedAt: asked.now,
      bytes,
      content: printed(services, { name, order }, asked),
    };
}

async function* printed(
  services: Services,
  { name, order }: Pick<BookFile, 'name' | 'order'>,
  { ownerId, onDamaged }: Readonly<{ ownerId: string; onDamaged: (name: string) => void }>,
): AsyncGenerator<Uint8Array> {
  const composed = await printBook(services, order, ownerId);
  if (typeof composed === 'string') onDamaged(name);
  else yield composed;
}
