import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';
import type { Filter, Model, ModelStore, ReadModels } from '#ports/read-models.ts';
import { matchesFilter } from '#projections/matches-filter.ts';

type Note = Readonly<{ ownerId: string; day: string; mood: string; tags: readonly string[] }>;
const model = (name: string): Model<Note> => ({ name, version: 1, indexes: [['ownerId', 'day', 'mood', 'tags']] });

let folder: string;
let models: ReadModels;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'count-cache-'));
  models = openSqliteReadModels({ file: join(folder, 'models.db') });
});
afterAll(async () => {
  await models.close();
  await rm(folder, { recursive: true });
});

const days = ['2026-01-01', '2026-01-02', '2026-02-01'] as const;
const note = fc.record({
  ownerId: fc.constantFrom('anne', 'bruno'),
  day: fc.constantFrom(...days),
  mood: fc.constantFrom('calm', 'sad'),
  tags: fc.subarray(['a', 'b']),
});
const filters: readonly Filter<Note>[] = [
  {},
  { ownerId: 'anne' },
  { ownerId: 'anne', day: { gte: '2026-01-01', lt: '2026-02-01' } },
  { ownerId: 'bruno', mood: 'calm', tags: { hasAny: ['b'] } },
];

describe('cached counts', () => {
  it('given any writes, then every count equals the stored documents', async () => {
    let run = 0;
    const step = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(note, { freq: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const store = await models.open(model(`note-${(run += 1)}`));
        const stored = new Map<string, Note>();
        for (const [position, [number, drawn]] of steps.entries()) {
          const id = `n${number}`;
          // A document never changes its owner.
          const doc = drawn && { ...drawn, ownerId: number % 2 ? 'anne' : 'bruno' };
          await store.commit({ checkpoint: position, writes: [{ id, doc, position }] });
          if (doc) stored.set(id, doc);
          else stored.delete(id);
          for (const filter of filters) {
            const fitting = [...stored.values()].filter((one) => matchesFilter(one, filter));
            expect(await store.count(filter)).toBe(fitting.length);
            expect(await store.countBy('mood', filter)).toEqual(countedBy(fitting));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('given a write outside of a range, then the count of the range is not made again', async () => {
    const store = await models.open(model('kept'));
    const january = { ownerId: 'anne', day: { gte: '2026-01-01', lt: '2026-02-01' } };
    const write = (day: string, position: number, id = 'one') =>
      store.commit({
        checkpoint: position,
        writes: [{ id, doc: { ownerId: 'anne', day, mood: 'calm', tags: [] }, position }],
      });
    await write('2026-01-01', 1);
    const before = await counted(store, january);
    await write('2026-02-01', 2, 'other');
    expect(await counted(store, january)).toBe(before);
    await write('2026-02-01', 3);
    expect(await counted(store, january)).toEqual(new Map());
  });
});

const counted = (store: ModelStore<Note>, filter: Filter<Note>) => store.countBy('day', filter);
const countedBy = (found: readonly Note[]): ReadonlyMap<string, number> =>
  found.reduce((counts, { mood }) => counts.set(mood, (counts.get(mood) ?? 0) + 1), new Map<string, number>());
