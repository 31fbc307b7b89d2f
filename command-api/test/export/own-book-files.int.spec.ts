import { readCodes } from '@ecrin/testing/kits/files/read-codes.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { describe, expect, it } from 'vitest';
import { createBookSize } from '#export/book-size.ts';
import { bookEntryOf, bookFiles, bookVolumes } from '#export/own-book-files.ts';
import { createBooks } from '#story/book/books.ts';
import type { BookOrder } from '#story/book/compose-book.ts';

const wordsAlone = { bookWith: [], thoughtsAddress: 'https://ecrin.example/app/thoughts/' } as const;
const asked = {
  ...wordsAlone,
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
      thoughtId: `t${at}`,
      audio: null,
      pictures: [],
      segments: [],
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
/** Four that took four minutes and a half each, in nine passages of so many sentences. */
const spokenThoughts = (sentences: number) => {
  const recording = {
    recordingId: 'r',
    format: 'audio/webm',
    fileSize: 1,
    durationMs: 270_000,
    peaks: [],
    erasedAt: null,
  };
  const segments = Array.from({ length: 9 }, (_none, at) => ({
    text: words.repeat(sentences).trim(),
    startMs: at * 30_000,
    endMs: at * 30_000 + 25_000,
    words: [],
  }));
  const audio = { ...recording, parts: [recording] };
  return thoughts(4, () => words.repeat(9 * sentences)).map((thought) => ({ ...thought, audio, segments }));
};
const services = (books: Pick<ReturnType<typeof createBooks>, 'compose'> = createBooks()) => ({
  books,
  blobs: { read: async () => null },
  events: { readStream: () => each([]) },
  pictures: { plate: async () => null },
});
const pagesOf = (order: BookOrder): number => {
  const said = createBookSize();
  if ('own' in order) for (const entry of order.own.entries) said.add(entry, entry.occurredAt);
  return said.pages();
};
const bytesOf = async (content: string | AsyncIterable<Uint8Array>) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.concat(await Array.fromAsync(content));

describe('a book of one’s own thoughts', () => {
  it('has about as many pages as was said before it was set', async () => {
    for (const count of [1, 40, 400]) {
      const said = createBookSize();
      for (const thought of thoughts(count)) {
        const entry = bookEntryOf(thought, wordsAlone);
        if (entry) said.add(entry, thought.day);
      }
      const [file] = await Array.fromAsync(bookFiles(services(), each(thoughts(count)), onWhole));
      const { text, tags } = await readPdf(new Uint8Array(await bytesOf(file?.content ?? '')));
      expect(Math.abs(text.length - said.pages()) / text.length).toBeLessThan(0.12);
      expect(tags.filter((tag) => tag === 'H3')).toHaveLength(count);
    }
  });

  it('has titles of the person only, and none of what has no words', () => {
    const [first, second, silent] = [...thoughts(2), ...thoughts(1, () => ' \n ')].map((thought) =>
      bookEntryOf(thought, wordsAlone),
    );
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
    expect(Math.max(...volumes.map(({ order }) => pagesOf(order)))).toBeLessThan(1_010);
    const entries = volumes.flatMap(({ order }) => ('own' in order ? order.own.entries : []));
    expect(entries.map(({ occurredAt }) => occurredAt)).toEqual(long.map(({ occurredAt }) => occurredAt));
    expect(await Array.fromAsync(bookVolumes(each([]), asked))).toEqual([]);
  });

  it('has a code beside what was spoken, that a camera reads, in the margin that is not bound', async () => {
    const spoken = spokenThoughts(2);
    const printing = { ...onWhole, bookWith: ['codes'] as const };
    const [file] = await Array.fromAsync(bookFiles(services(), each(spoken), printing));
    const bytes = new Uint8Array(await bytesOf(file?.content ?? ''));
    const codes = await readCodes(bytes);
    expect(codes.map(({ read }) => read)).toEqual(codes.map(({ url }) => url));
    expect(codes.map(({ url }) => url)).toEqual(
      spoken.flatMap(({ thoughtId }) =>
        [0, 60, 120, 180, 240].map((second) => `${wordsAlone.thoughtsAddress}${thoughtId}?at=${second}`),
      ),
    );
    for (const { page, side } of codes) expect(side).toBe(page % 2 === 0 ? 'left' : 'right');
    const { text, alts } = await readPdf(bytes);
    expect(text[0]).toContain('est ouvert (ecrin.example)');
    expect(alts.slice(0, 2)).toEqual(['Code de l’enregistrement, à 0:00', 'Code de l’enregistrement, à 1:00']);
  });

  it('leaves out a code that has no room, so that the others can be read', async () => {
    const printing = { ...onWhole, bookWith: ['codes'] as const };
    const [file] = await Array.fromAsync(bookFiles(services(), each(spokenThoughts(1)), printing));
    const codes = await readCodes(new Uint8Array(await bytesOf(file?.content ?? '')));
    expect(codes.map(({ read }) => read)).toEqual(codes.map(({ url }) => url));
    expect(codes.filter(({ url }) => url.endsWith('at=0'))).toHaveLength(4);
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.length).toBeLessThan(20);
  });

  it('that takes too long is named, and the rest of the archive goes on', async () => {
    const damaged: string[] = [];
    const late = { compose: async () => 'late' as const };
    const files = bookFiles(services(late), each(thoughts(1)), { ...asked, onDamaged: (name) => damaged.push(name) });
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
