import { createBooks } from '@ecrin/command-api';
import { journalWords } from '../kit/journal-words.ts';

// The program of `book.bench.ts`: sets the book of so many thoughts as the server does, and tells what that took as a line of JSON.
const hourMs = 3_600_000;
const thoughts = Number(process.argv[2]);
const entries = Array.from({ length: thoughts }, (_none, at) => ({
  occurredAt: new Date(Date.UTC(2022, 0, 1) + at * 4 * hourMs).toISOString(),
  timeZone: 'Europe/Paris',
  title: null,
  words: [0, 1, 2].map((part) => journalWords(3 * at + part)).join(' '),
  pictures: [],
  codes: [],
}));
const made = { bookId: 'bench', author: 'Camille', madeAt: '2026-01-01T00:00:00.000Z' };
const order = { own: { language: 'fr', thread: null, volume: 0, entries }, made, format: 'pdf' } as const;

const begun = performance.now();
const book = await createBooks({ deadlineMs: 600_000 }).compose(order, {
  reader: 'bench',
  readPictures: async () => new Map(),
});
if (typeof book === 'string') throw new Error(`the book is ${book}`);
const seconds = (performance.now() - begun) / 1_000;
const pages =
  Buffer.from(book)
    .toString('latin1')
    .match(/\/Type \/Page\b/gu)?.length ?? 0;
const peakMb = process.resourceUsage().maxRSS / 1_000;
process.stdout.write(JSON.stringify({ pages, seconds, peakMb }));
process.exit();
