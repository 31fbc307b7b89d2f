import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { describe, expect, it } from 'vitest';
import { bookEntryOf, bookFiles, bookVolumes, createPageCount } from '#export/own-book-files.ts';
import { createBooks } from '#story/book/books.ts';

const asked = {
  ownerId: 'o',
  now: '2026-11-29T10:00:00.000Z',
  language: 'fr',
  author: 'Camille',
  thread: null,
} as const;
const words = 'J’ai relu de vieilles lettres ce soir, et retrouvé celle où papa raconte la première sortie du huit. ';
const dayMs = 86_400_000;
/** One a day. */
const thoughts = (count: number, content: (at: number) => string | null = (at) => words.repeat(1 + (at % 9))) =>
  Array.from({ length: count }, (_none, at) => {
    const occurredAt = new Date(Date.UTC(2024, 0, 1, 8) + at * dayMs).toISOString();
    return {
      occurredAt,
      day: occurredAt.slice(0, 10),
      timeZone: 'Europe/Paris',
      title: at % 3 === 0 ? 'Les lettres' : null,
      titleBy: at % 2 === 0 ? ('person' as const) : ('ai' as const),
      content: content(at),
    };
  });
async function* each<One>(ones: readonly One[]): AsyncGenerator<One> {
  yield* ones;
}
const bytesOf = async (content: string | AsyncIterable<Uint8Array>) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.concat(await Array.fromAsync(content));

describe('a book of one’s own thoughts', () => {
  it('has about as many pages as was said before it was set', async () => {
    for (const count of [1, 40, 400]) {
      const said = createPageCount();
      for (const thought of thoughts(count)) {
        const entry = bookEntryOf(thought);
        if (entry) said.add(entry, thought.day);
      }
      const [file] = await Array.fromAsync(bookFiles({ books: createBooks() }, each(thoughts(count)), onWhole));
      const { text, tags } = await readPdf(new Uint8Array(await bytesOf(file?.content ?? '')));
      expect(Math.abs(text.length - said.pages()) / text.length).toBeLessThan(0.12);
      expect(tags.filter((tag) => tag === 'H3')).toHaveLength(count);
    }
  });

  it('has titles of the person only, and none of what has no words', () => {
    const [first, second, silent] = [...thoughts(2), ...thoughts(1, () => ' \n ')].map(bookEntryOf);
    expect([first?.title, second?.title, silent]).toEqual(['Les lettres', null, null]);
  });

  it('becomes volumes of about a thousand pages, with every thought once', async () => {
    const long = thoughts(700, () => words.repeat(60));
    const volumes = await Array.fromAsync(bookVolumes(each(long), asked));
    expect(volumes.map(({ name }) => name)).toEqual([
      'Mon écrin, volume 1.pdf',
      'Mon écrin, volume 2.pdf',
      'Mon écrin, volume 3.pdf',
    ]);
    expect(Math.max(...volumes.map(({ pages }) => pages))).toBeLessThan(1_010);
    const entries = volumes.flatMap(({ order }) => ('own' in order ? order.own.entries : []));
    expect(entries.map(({ occurredAt }) => occurredAt)).toEqual(long.map(({ occurredAt }) => occurredAt));
    expect(await Array.fromAsync(bookVolumes(each([]), asked))).toEqual([]);
  });

  it('that takes too long is named, and the rest of the archive goes on', async () => {
    const damaged: string[] = [];
    const late = { compose: async () => 'late' as const };
    const files = bookFiles({ books: late }, each(thoughts(1)), { ...asked, onDamaged: (name) => damaged.push(name) });
    const [file] = await Array.fromAsync(files);
    expect([(await bytesOf(file?.content ?? '')).length, damaged]).toEqual([0, ['Mon écrin.pdf']]);
  });
});

const onWhole = {
  ...asked,
  onDamaged: (name: string) => {
    throw new Error(`${name} was not set`);
  },
};
