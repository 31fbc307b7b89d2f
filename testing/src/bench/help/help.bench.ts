import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import type { HelpLevel } from '@ecrin/domain/help/help.vocabulary.ts';
import { createHelpFinder } from '@ecrin/platform/adapters/help/find-help-need.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { openCachedEmbedding } from './cached-vectors.ts';
import { helpNotes, type HelpNote } from './help-notes.ts';

// `npm run bench:help`: how many notes that call for help are found, and for how many others help is shown, with the rules alone and with the embedding model.

type Find = (text: string) => Promise<HelpLevel | null>;
type Counted = { notes: number; clear: number; shown: number };

const countBy = async (
  notes: readonly HelpNote[],
  keyOf: (note: HelpNote) => string,
  find: Find,
): Promise<ReadonlyMap<string, Counted>> => {
  const counted = new Map<string, Counted>();
  for (const note of notes) {
    const level = await find(note.text);
    const count = counted.get(keyOf(note)) ?? { notes: 0, clear: 0, shown: 0 };
    counted.set(keyOf(note), {
      notes: count.notes + 1,
      clear: count.clear + Number(level === 'clear'),
      shown: count.shown + Number(level !== null),
    });
  }
  return counted;
};

const share = (part: number, of: number): string => `${part} of ${of} (${Math.round((100 * part) / of)} %)`;
const showRows = (rows: ReadonlyMap<string, Counted>): void => {
  for (const [key, { notes, clear, shown }] of [...rows].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${key.padEnd(34)} clear ${share(clear, notes).padEnd(18)} shown ${share(shown, notes)}`);
};

const keys: readonly ((note: HelpNote) => string)[] = [
  ({ calls }) => (calls ? 'calls' : 'others'),
  ({ calls, language }) => `${calls ? 'calls' : 'others'}, ${language}`,
  ({ calls, kind }) => `${calls ? 'calls' : 'others'}: ${kind}`,
];

const showSet = async (name: string, notes: readonly HelpNote[], find: Find): Promise<void> => {
  console.log(`\n${name}`);
  for (const keyOf of keys) showRows(await countBy(notes, keyOf, find));
};

const titles = {
  given: 'by another hand, the half nobody read while tuning',
  written: 'by who wrote the rules, held out',
  other: 'by a third hand, held out',
  ordinary: 'ordinary notes, held out',
} as const;
const titled = ['given', 'other', 'written', 'ordinary'] as const;

const showAll = async (means: string, find: Find): Promise<void> => {
  for (const set of titled) await showSet(`${means} – ${titles[set]}`, helpNotes[set].judging, find);
  for (const set of titled) await showSet(`${means} – ${set}, TUNED ON`, helpNotes[set].tuned, find);
};

const main = async (): Promise<void> => {
  await showAll('rules alone', async (text) => helpNeedOf(text)?.level ?? null);
  if (embeddingModel.missing !== null) return console.log(embeddingModel.missing);
  const embedding = await openCachedEmbedding(embeddingModel.file);
  const find = createHelpFinder(async () => embedding);
  await showAll('with the embedding model', async (text) => (await find({ text, ownerId: 'bench' }))?.level ?? null);
  await embedding.close();
};

await main();
