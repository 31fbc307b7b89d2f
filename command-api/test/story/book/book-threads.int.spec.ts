import { hostileTexts } from '@ecrin/testing/linear-time/hostile-texts.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookOf } from '#story/book/book.ts';
import { createBooks, type Books } from '#story/book/books.ts';
import type { BookOrder } from '#story/book/compose-book.ts';
import { makeBook } from '#story/book/make-book.ts';
import { pdfBook } from '#story/book/pdf-book.ts';

const made = { bookId: '01980000-0000-7000-8000-000000000001', author: null, madeAt: '2026-11-25T00:00:00.000Z' };
const orderOf = (
  text: string,
  format: BookOrder['format'] = 'pdf',
): Extract<BookOrder, Readonly<{ copy: unknown }>> => ({
  copy: { title: '', language: 'fr', parts: [{ kind: 'paragraph', text, sources: [] }] },
  made,
  format,
});
const asked = (reader = 'a') => ({ reader, readPictures: async () => new Map<string, Uint8Array>() });
const isBook = (composed: unknown): boolean => composed instanceof Uint8Array && composed.length > 1_000;
const journal = hostileTexts['a journal'] ?? (() => '');

/** Processor time of this thread, in µs. */
const threadTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

describe('books', () => {
  it.each([
    ['one long word', 99_000],
    ['families', 99_000],
    ['accents out of order', 99_000],
    ['soft hyphens', 99_000],
    ['words of one letter', 99_000],
    ['numbered lines', 99_000],
  ])('of %s are made like others', async (name, length) => {
    const books = createBooks({ deadlineMs: 50_000 });
    expect(await books.compose(orderOf((hostileTexts[name] ?? journal)(length)), asked())).toSatisfy(isBook);
  });

  it('leave the thread of the API to others', async () => {
    const books = createBooks({ deadlineMs: 50_000 });
    const order = orderOf(journal(99_000));
    const inThisThread = await threadTime(async () => pdfBook(bookOf(order.copy, made, new Map())));
    expect(await threadTime(() => books.compose(order, asked()))).toBeLessThan(inThisThread / 3);
  });

  it('that take too long are given up with their thread, and not tried again', async () => {
    const books = createBooks({ deadlineMs: 1 });
    const order = orderOf(journal(99_000));
    expect(await books.compose(order, asked())).toBe('late');
    const readPictures = vi.fn(asked().readPictures);
    expect(await books.compose(order, { reader: 'b', readPictures })).toBe('late');
    expect(readPictures).not.toHaveBeenCalled();
  });

  it('are made once, however often the same is asked for', async () => {
    const books = createBooks();
    const readPictures = vi.fn(asked().readPictures);
    const order = orderOf('Les clés dehors.');
    const [one, other] = await Promise.all([1, 2].map(() => books.compose(order, { reader: 'a', readPictures })));
    expect(one).toSatisfy(isBook);
    expect(other).toBe(one);
    expect(await books.compose(order, { reader: 'b', readPictures })).toBe(one);
    expect(readPictures).toHaveBeenCalledTimes(1);
  });

  it('of one reader are made one after the other, and others go between', async () => {
    const books = createBooks({ threads: 1 });
    const begun: string[] = [];
    const ask = (reader: string, text: string) =>
      books.compose(orderOf(text, 'epub'), {
        reader,
        readPictures: async () => {
          begun.push(text);
          return new Map();
        },
      });
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('are refused at once when many wait', async () => {
    const books = createBooks({ mostWaiting: 1 });
    const first = books.compose(orderOf('a', 'epub'), asked());
    expect(await books.compose(orderOf('b', 'epub'), asked())).toBe('busy');
    expect(await first).toSatisfy(isBook);
  });
});

describe('a book that took too long', () => {
  afterEach(() => vi.restoreAllMocks());
  it('is refused with a sentence, and told without a word of it', async () => {
    const lines: unknown[] = [];
    const say = (...line: readonly unknown[]) => void lines.push(line);
    const late: Pick<Books, 'compose'> = { compose: async () => 'late' };
    const services = {
      blobs: { read: async () => null },
      events: { readStream: async function* () {} },
      books: late,
      log: { debug: say, info: say, warn: say, error: say },
    };
    const { copy } = orderOf('Un secret.');
    const kept = { storyId: made.bookId, ownerId: 'o', copy, author: 'Claire', reader: 'r', now: made.madeAt };
    await expect(makeBook(services, kept, 'pdf')).rejects.toMatchObject({ code: 'story.book-too-long' });
    expect(lines).toEqual([[{ format: 'pdf', signs: 10, parts: 1 }, 'a book took too long and was given up']]);
  });
});
