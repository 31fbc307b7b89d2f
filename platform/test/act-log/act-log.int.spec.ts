import { join } from 'node:path';
import { openEmbeddedStores, newEvent, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActLog } from '#act-log/record-heads.ts';
import { verifyActs } from '#act-log/verify-acts.ts';
import { systemClock as clock, systemIds as ids } from '#adapters/clock/system-clock.ts';
import { prepareInsert } from '#adapters/event-store/sqlite/event-table.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { StoredEvent } from '#ports/event-store.ts';

const key = new Uint8Array(32).fill(7);
const [claire, alix] = ['client-1', 'admin-1'];

let stores: EmbeddedStores;
let log: ReturnType<typeof createActLog>;
beforeEach(async () => {
  stores = await openEmbeddedStores();
  log = reopened();
});
afterEach(() => stores.dispose());

const reopened = () => createActLog({ log: stores.store, events: stores.events, key, clock, ids });

const record = async (actor: string, name: string): Promise<void> => {
  const event = {
    type: 'ClientPermissionGranted',
    data: { clientId: name, permission: 'create-orbs', by: alix, grantedAt: clock.now().toISOString() },
    private: { reason: `Pour ${name}` },
  };
  const made = newEvent(event, claire);
  await stores.events.append(`client-permissions-${name}`, 'any', [{ ...made, metadata: { ...made.metadata, actor } }]);
};
const act = (name: string) => record(`admin:${alix}`, name);
const verify = () => verifyActs(stores.store.readAll(), key);

/** 1 a thought, 2–4 acts, 5 a head, 6 a thought, 7–9 acts, 10 a head, 11 an act that waits. */
const givenTwoHeads = async (): Promise<void> => {
  await record(`client:${claire}`, 'thought-1');
  for (const name of ['a', 'b', 'c']) await act(name);
  await log.recordHead();
  await record(`client:${claire}`, 'thought-2');
  for (const name of ['d', 'e', 'f']) await act(name);
  await log.recordHead();
  await act('g');
};

type Stored = readonly StoredEvent[];
const at = (events: Stored, position: number): StoredEvent => {
  const found = events.find((event) => event.position === position);
  if (!found) throw new Error(`nothing is at ${position}`);
  return found;
};

/** As somebody would who has the file, and computes the checksums again. */
const rewrite = async (change: (events: Stored) => Stored): Promise<void> => {
  const changed = change(await Array.fromAsync(stores.store.readAll()));
  const db = openSqlite(join(stores.folder, 'events.db'));
  db.exec('delete from events');
  const insert = prepareInsert(db);
  for (const { data, metadata, ...row } of changed)
    insert({ ...row, data: JSON.stringify(data), metadata: JSON.stringify(metadata) }, row.position);
  db.close();
};
const without = (events: Stored, position: number): Stored => events.filter((event) => event.position !== position);
const swapped = (events: Stored, one: number, other: number): Stored =>
  events.map((event) => {
    if (event.position === one) return { ...at(events, other), position: one };
    return event.position === other ? { ...at(events, one), position: other } : event;
  });
const changed = (events: Stored, position: number, change: (event: StoredEvent) => Partial<StoredEvent>): Stored =>
  events.map((event) => (event.position === position ? { ...event, ...change(event) } : event));
const actor = (events: Stored, position: number, name: string): Stored =>
  changed(events, position, ({ metadata }) => ({ metadata: { ...metadata, actor: name } }));

describe('the chain of administrators’ acts', () => {
  it('given untouched events, then it is whole, and what came after the last head waits', async () => {
    await givenTwoHeads();
    expect(await verify()).toEqual({ acts: 7, heads: 2, waiting: 1, gap: null });
  });
  it('given no act, then no head is recorded', async () => {
    await record(`client:${claire}`, 'thought-1');
    await log.recordHead();
    expect(await verify()).toEqual({ acts: 0, heads: 0, waiting: 0, gap: null });
  });
  it('given another process, then it goes on from the last head, also with acts that were recorded beside it', async () => {
    await act('a');
    const other = reopened();
    await other.recordHead();
    await act('b');
    await log.recordHead();
    await act('c');
    // It expects another revision, and begins again the next time.
    await other.recordHead();
    await other.recordHead();
    expect(await verify()).toEqual({ acts: 3, heads: 3, waiting: 0, gap: null });
  });
  it('given more acts than a head holds, then there are several', async () => {
    for (let name = 0; name < 1_001; name += 1) await act(String(name));
    await log.recordHead();
    expect(await verify()).toEqual({ acts: 1_001, heads: 2, waiting: 0, gap: null });
  });
  it('given a destroyed key, then it is whole: sealed words stay as they are', async () => {
    await givenTwoHeads();
    await stores.vault.destroy(claire);
    expect(await verify()).toMatchObject({ gap: null });
  });
});

const mutations: readonly (readonly [what: string, change: (events: Stored) => Stored, gap: object])[] = [
  ['an act removed', (events) => without(events, 3), { kind: 'removed', act: 2, event: { position: 4 } }],
  ['the first removed', (events) => without(events, 2), { kind: 'removed', act: 1, event: { position: 3 } }],
  ['the last before a head removed', (events) => without(events, 9), { kind: 'removed', act: 6 }],
  [
    'a reason sealed with other words',
    (events) => changed(events, 8, () => ({ sealed: at(events, 7).sealed })),
    { kind: 'changed', act: 5, event: { position: 8 } },
  ],
  [
    'a fact changed',
    (events) => changed(events, 3, () => ({ data: { clientId: 'other' } })),
    { kind: 'changed', act: 2 },
  ],
  [
    'another time',
    (events) => changed(events, 3, () => ({ recordedAt: '2020-01-01T00:00:00.000Z' })),
    { kind: 'changed' },
  ],
  ['another administrator', (events) => actor(events, 3, 'admin:bea'), { kind: 'changed', act: 2 }],
  ['an act said to be of nobody', (events) => actor(events, 3, 'system:x'), { kind: 'removed', act: 2 }],
  ['a client’s event said to be an act', (events) => actor(events, 6, 'admin:x'), { kind: 'added', act: 4 }],
  ['two acts in another order', (events) => swapped(events, 7, 9), { kind: 'moved', act: 4, event: { position: 7 } }],
  ['two acts across a head', (events) => swapped(events, 4, 7), { kind: 'changed', act: 3 }],
  ['a head removed', (events) => without(events, 5), { kind: 'head', act: 1, event: { position: 10 } }],
  [
    'an act removed, and its head with it',
    (events) => without(without(events, 5), 4),
    { kind: 'head', event: { position: 10 } },
  ],
  [
    'an act removed, and its head computed again without the key',
    (events) =>
      changed(without(events, 9), 10, ({ data }) => {
        const { links, count, ...head } = data as { links: string[]; count: number };
        return { data: { ...head, links: links.slice(0, 2), count: count - 1 } };
      }),
    { kind: 'head', act: 4 },
  ],
];

describe('events.db changed by hand', () => {
  it.each(mutations)('given %s, then the first gap is found', async (_what, change, gap) => {
    await givenTwoHeads();
    await rewrite(change);
    expect((await verify()).gap).toMatchObject(gap);
  });
  it('given others’ events in another order, then it is whole: they are no acts', async () => {
    await givenTwoHeads();
    await rewrite((events) => swapped(events, 1, 6));
    expect(await verify()).toMatchObject({ acts: 7, gap: null });
  });
  it('given bytes of an act that differ, then it is found', async () => {
    await givenTwoHeads();
    stores.damageLetter('content', 'position = 3');
    expect((await verify()).gap).toMatchObject({ kind: 'removed', act: 2, event: { position: 4 } });
  });
  it('given damage after the last head, then it is said: it may have been an act', async () => {
    await givenTwoHeads();
    stores.damageLetter('content', 'position = 11');
    expect((await verify()).gap).toMatchObject({ kind: 'damaged', event: { position: 11 } });
  });
  it('given old acts and all heads removed, then it is said', async () => {
    await givenTwoHeads();
    await rewrite((events) => {
      const acts = events.filter(({ type }) => type !== 'ActLogHeadRecorded');
      return changed(acts, 2, () => ({ recordedAt: '2020-01-01T00:00:00.000Z' }));
    });
    expect((await verify()).gap).toMatchObject({ kind: 'uncovered', act: 1, event: { position: 2 } });
  });
  it('given another key, then no head counts', async () => {
    await givenTwoHeads();
    expect((await verifyActs(stores.store.readAll(), new Uint8Array(32))).gap).toMatchObject({ kind: 'head', act: 1 });
  });
});
