import { createBooks } from '@ecrin/command-api';
import { printedPicture } from '@ecrin/command-api/export/book-pictures.ts';
import { loadSharp } from '@ecrin/platform/adapters/pictures/load-sharp.ts';
import { createSharpPictures } from '@ecrin/platform/adapters/pictures/sharp-pictures.ts';
import { journalWords } from '../kit/journal-words.ts';

// The program of `book.bench.ts`: sets the book of so many thoughts as the server does, and tells what that took as a line of JSON.
const hourMs = 3_600_000;
const [thoughts = 0, pictures = 0] = process.argv.slice(2).map(Number);
const size = { width: 2_048, height: 1_536 };
const sharp = await loadSharp(['Jpeg', 'Png', 'Webp'])();
/** As the server keeps it, with as much in it as a photograph. */
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const photograph = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
  .blur(1.2)
  .webp({ quality: 82 })
  .toBuffer();
const hasPicture = (at: number) => at % Math.floor(thoughts / Math.max(1, pictures)) === 0 && pictures > 0;
const pictureId = (at: number) => `picture-${at}`;
const url = 'https://ecrin.example/app/thoughts/01980000-0000-7000-8000-000000000001?at=0';
const entries = Array.from({ length: thoughts }, (_none, at) => ({
  occurredAt: new Date(Date.UTC(2022, 0, 1) + at * 4 * hourMs).toISOString(),
  timeZone: 'Europe/Paris',
  title: null,
  words: [0, 1, 2].map((part) => journalWords(3 * at + part)).join(' '),
  pictures: hasPicture(at) ? [{ thoughtId: 'thought', pictureId: pictureId(at), ...size, alt: '' }] : [],
  codes: hasPicture(at) ? [{ letters: 0, seconds: 0, url }] : [],
}));
const made = { bookId: 'bench', author: 'Camille', madeAt: '2026-01-01T00:00:00.000Z' };
const order = { own: { language: 'fr', thread: null, volume: 0, entries }, made, format: 'pdf' } as const;

const readPictures = async () => {
  const [read, decoder] = [new Map<string, Uint8Array>(), createSharpPictures()];
  for (const { pictureId: id } of entries.flatMap((entry) => entry.pictures)) {
    const jpeg = await printedPicture(decoder, photograph);
    if (jpeg) read.set(id, jpeg);
  }
  return read;
};

const begun = performance.now();
const book = await createBooks({ deadlineMs: 600_000 }).compose(order, {
  reader: 'bench',
  readPictures,
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
