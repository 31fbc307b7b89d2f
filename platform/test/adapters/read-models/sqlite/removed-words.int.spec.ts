import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { note, notes } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';
import type { ModelStore, ReadModels } from '#ports/read-models.ts';

const never = 1_000_000;
const soon = { removed: 1, changed: never, started: never };
const secret = 'Amandine attend Barnabé près du belvédère';
/** As stored in the documents, and as folded in the index. */
const traces = ['Amandine', 'belvédère', 'barnabe', 'belvedere'];

let folder: string;
let models: ReadModels;
let store: ModelStore<ReturnType<typeof note>>;
const open = async (delays = soon) => {
  models = openSqliteReadModels({ file: join(folder, 'models.db'), delays });
  store = await models.open(notes);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'removed-words-'));
  await open();
});
afterEach(async () => {
  await models.close();
  await rm(folder, { recursive: true });
});

const tracesInFiles = async (): Promise<readonly string[]> => {
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
  return traces.filter((trace) => files.some((bytes) => bytes.includes(trace)));
};
let position = 0;
const write = async (id: string, body: string | null) => {
  position += 1;
  const doc = body === null ? null : note({ body });
  await store.commit({ checkpoint: position, writes: [{ id, doc, position }] });
};
const writeOthers = async () => {
  for (let n = 0; n < 200; n += 1) await write(`other-${n}`, `Une autre pensée, la ${n}e, bien ordinaire. `.repeat(20));
};
const expectSwept = () => expect.poll(tracesInFiles, { timeout: 8_000 }).toEqual([]);

it('given a document that is removed, then none of its words is left in any byte of the files', async () => {
  await writeOthers();
  await write('secret', secret.repeat(300));
  await write('last', 'La dernière.');
  expect(await tracesInFiles()).not.toEqual([]);
  await write('secret', null);
  await expectSwept();
  expect((await store.find({ filter: {}, sort: [], limit: 1_000 })).items).toHaveLength(201);
});

it('given words that were replaced, then the next sweep takes them out as well', async () => {
  await writeOthers();
  await write('secret', secret);
  await write('secret', 'Rien à dire.');
  await write('other-0', null);
  await expectSwept();
});

it('given a sweep after another, then it clears what was removed since', async () => {
  await writeOthers();
  await write('other-0', null);
  await write('secret', secret);
  await expect.poll(tracesInFiles).not.toEqual([]);
  await write('secret', null);
  await expectSwept();
});

it('given that the process ended before the sweep, then the next start sweeps', async () => {
  await models.close();
  await open({ removed: never, changed: never, started: never });
  await writeOthers();
  await write('secret', secret);
  await write('secret', null);
  await models.close();
  expect(await tracesInFiles()).not.toEqual([]);
  await open({ removed: never, changed: never, started: 1 });
  await expectSwept();
});

it('given a search during and after a sweep, then it finds the remaining documents', async () => {
  await write('secret', secret);
  await write('kept', 'Le belvédère est fermé.');
  await write('secret', null);
  const find = () => store.count({}, { terms: [{ word: 'belvedere', prefix: false }], phrases: [], excluded: [] });
  expect(await find()).toBe(1);
  await expect.poll(async () => (await tracesInFiles()).includes('Amandine'), { timeout: 8_000 }).toBe(false);
  expect(await find()).toBe(1);
});
