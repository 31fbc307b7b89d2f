import type { OwnData } from '@ecrin/contracts/export/archived-data.ts';
import type { ExportOutlook } from '@ecrin/contracts/export/export.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { OwnEntry } from '#story/book/own-book.ts';
import { createBookSize, type BookSize } from '../book-size.ts';
import { chosenThoughts, countUnderstood, isOfPart, type OwnThought, type OwnThoughts } from '../chosen-thoughts.ts';
import { archiveAround, bookAskedOf, type AskedArchive, type ExportServices } from '../export-archive.ts';
import { bookEntryOf, bookFiles, printingOf, type Printing } from '../own-book-files.ts';
import { archiveBytes, lengthOf, type ArchiveSigner } from '../signed-archive.ts';
import { wordingsIn } from '../thought-wordings.ts';
import type { ArchiveFile } from '../zip-stream.ts';
import { createThoughtBytes } from './thought-bytes.ts';
import { createWordingSizes, type WordingSizes } from './wording-sizes.ts';

/** `wordingSizes`: of what was read for earlier choices; absent: there are none. */
type Services = ExportServices &
  Readonly<{ archiveSigner: ArchiveSigner; elapsed: () => number; wordingSizes?: WordingSizes }>;

/** How many stones a cover has. */
const stones = 6;
/** What is sealed is opened, hashed twice and sent at this rate or faster, in bytes a second; without the sending, from files, it is 157 to 194 MB/s. */
const bytesPerSecond = 60_000_000;
/** Set at this rate or faster, in pages a second: 1,019 took 14 to 22 s beside other work on two cores. */
const pagesPerSecond = 45;
/** Named at most. */
const mostMissing = 40;

/** What would be taken away, from one reading of the thoughts whatever was chosen; of sounds and pictures the size is known. `elapsed`: in ms, of any beginning. */
export const outlookOf = async (services: Services, asked: AskedArchive): Promise<Omit<ExportOutlook, 'publicKey'>> => {
  const begun = services.elapsed();
  const { figures, book, ownThoughts } = counting(services.ownThoughts, printingOf(services, asked.choice));
  const files = measuredFiles({ ...services, ownThoughts }, asked);
  const bytes = await archiveBytes(files, { signer: services.archiveSigner, now: asked.now });
  // Before a download it is gone through once more, for its entity tag.
  const pages = book.size.pages();
  const setting = asked.choice.forms.includes('book') ? pages / pagesPerSecond : 0;
  const seconds = Math.ceil((2 * (services.elapsed() - begun)) / 1_000 + bytes / bytesPerSecond + setting);
  const missing = (await services.books.missingSigns([...book.signs])).slice(0, mostMissing);
  return {
    ...figures,
    book: { pages, missing: [...missing] },
    others: isOfPart(asked.choice) ? 0 : countOthers(asked.data),
    bytes,
    seconds,
  };
};

/** The files of an archive in their order. Those that tell of all thoughts have none in them: what these would add is known from the same reading. */
async function* measuredFiles(services: Services, asked: AskedArchive): AsyncGenerator<Measured> {
  const { wordingSizes = createWordingSizes() } = services;
  const { add, within, files } = createThoughtBytes(asked, wordingSizes(wordingsIn(services)));
  const volumes = await readVolumes(services, asked, passing(chosenThoughts(services, asked), add));
  const { before, after } = archiveAround(services, asked);
  for await (const { name, content } of before)
    yield { name, content: '', bytes: (await lengthOf(content)) + (within.get(name) ?? 0) };
  yield* volumes;
  for (const file of files) yield { ...file, content: '' };
  yield* after;
}
/** Reads all thoughts, for a book or for none. */
const readVolumes = async (
  services: Services,
  asked: AskedArchive,
  thoughts: AsyncIterable<OwnThought>,
): Promise<readonly Measured[]> => {
  const volumes: Measured[] = [];
  if (asked.choice.forms.includes('book'))
    for await (const { name, bytes = 0 } of bookFiles(services, thoughts, {
      ...bookAskedOf(services, asked),
      onDamaged,
    }))
      volumes.push({ name, bytes, content: '' });
  else for await (const _thought of thoughts);
  return volumes;
};

type Measured = Pick<ArchiveFile, 'name' | 'content' | 'bytes'>;
const onDamaged = (): void => {};

/** `add` has each before it is passed on. */
async function* passing<One>(all: AsyncIterable<One>, add: (one: One) => Promise<void>): AsyncGenerator<One> {
  for await (const one of all) {
    await add(one);
    yield one;
  }
}

type Figures = Omit<ExportOutlook, 'others' | 'bytes' | 'seconds' | 'publicKey' | 'moods' | 'book'> & {
  moods: (Mood | null)[];
};

/** Counts what is read, also what is left out of it. */
const counting = (ownThoughts: OwnThoughts, printing: Printing) => {
  const figures: Figures = {
    thoughts: 0,
    sounds: 0,
    pictures: 0,
    voiceMs: 0,
    understood: 0,
    firstDay: null,
    lastDay: null,
    moods: [],
  };
  const book = { size: createBookSize(), signs: new Set<string>() };
  const counted: OwnThoughts = (asked) =>
    passing(ownThoughts(asked), async (thought) => {
      count(figures, thought);
      countPrinted(book, bookEntryOf(thought, printing), thought.day);
    });
  return { figures, book, ownThoughts: counted };
};

type Counted = Readonly<{ size: BookSize; signs: Set<string> }>;

const countPrinted = (book: Counted, entry: OwnEntry | null, day: string): void => {
  if (!entry) return;
  book.size.add(entry, day);
  for (const sign of entry.words + (entry.title ?? '')) book.signs.add(sign);
};

const count = (figures: Figures, thought: ThoughtDetail): void => {
  const kept = (thought.audio?.parts ?? []).filter(({ erasedAt }) => erasedAt === null);
  figures.thoughts += 1;
  figures.sounds += kept.length;
  figures.voiceMs += kept.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  figures.pictures += thought.pictures.filter(({ format }) => format !== null).length;
  figures.understood += countUnderstood(thought);
  figures.firstDay ??= thought.day;
  figures.lastDay = thought.day;
  figures.moods.push(thought.mood);
  if (figures.moods.length > stones) figures.moods.shift();
};

/** Everything that is not of one thought, one by one. */
const countOthers = ({ goals, reminders, conversations, orbs, stories }: OwnData): number =>
  [goals, reminders, conversations, orbs, stories].reduce<number>(
    (sum, one) => sum + (Array.isArray(one) ? one.length : 0),
    0,
  );
