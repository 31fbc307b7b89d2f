import { join } from 'node:path';
import { openSqlite } from '@ecrin/platform/adapters/sqlite/open-sqlite.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { expect } from 'vitest';
import { bytesOf } from '#port-contracts/blob-store.contract.ts';
import type { Attempt } from './kill-writers.ts';
import { openStores, type Stores } from './open-stores.ts';
import { planStep, contentOf } from './write-plan.ts';

/** Acknowledged ⇒ exactly once and at its reported place; not acknowledged ⇒ at most once, and after a retry exactly once. */
export const checkRun = async (dir: string, tried: readonly Attempt[]): Promise<void> => {
  expect(isSound(dir)).toBe(true);
  const stores = openStores(dir);
  try {
    const before = await eventsOf(stores, tried);
    expect(tried.filter((one) => !isStoredAsAcknowledged(one, before.get(idOf(one)) ?? []))).toEqual([]);
    await retryAll(stores, tried);
    const after = await eventsOf(stores, tried);
    expect([...after.keys()].sort()).toEqual(tried.map(idOf).sort());
    expect([...after.values()].filter((found) => found.length !== 1 || !isReadable(found[0]))).toEqual([]);
  } finally {
    await stores.close();
  }
};

/** Over all runs: order without gaps, nothing that was not tried, each event with its audio and each audio with its event. */
export const checkAllRuns = async (dir: string, tried: readonly Attempt[]): Promise<void> => {
  expect(isSound(dir, 'integrity_check')).toBe(true);
  const stores = openStores(dir);
  try {
    const revisions = new Map<string, number>();
    let position = 0;
    for await (const event of stores.events.readAll()) {
      const expected = { position: position + 1, revision: (revisions.get(event.stream) ?? -1) + 1 };
      if (event.position !== expected.position || event.revision !== expected.revision)
        expect(event).toMatchObject(expected);
      ({ position } = event);
      revisions.set(event.stream, event.revision);
    }
    expect(position).toBe(tried.length);
    await checkBlobs(stores, tried);
  } finally {
    await stores.close();
  }
};

const idOf = ({ place }: Attempt): string => planStep(place).event.id;

const isStoredAsAcknowledged = ({ acknowledged }: Attempt, found: readonly RecordedEvent[]): boolean =>
  acknowledged
    ? found.length === 1 && found[0]?.revision === acknowledged.revision && found[0].position === acknowledged.position
    : found.length <= 1;

const isReadable = (event: RecordedEvent | undefined): boolean => {
  const words = event?.private as ReturnType<typeof contentOf> | null | undefined;
  return event !== undefined && words?.content === contentOf(event.id).content;
};

const isSound = (dir: string, check: 'quick_check' | 'integrity_check' = 'quick_check'): boolean =>
  ['events.db', 'keys.db'].every((name) => {
    const db = openSqlite(join(dir, name));
    const answer = db.prepare(`pragma ${check}`).get()?.[check];
    db.close();
    return answer === 'ok';
  });

const eventsOf = async (
  { events }: Stores,
  tried: readonly Attempt[],
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> => {
  const byId = new Map<string, RecordedEvent[]>();
  for (const stream of new Set(tried.map(({ place }) => planStep(place).stream))) {
    for await (const event of events.readStream(stream)) {
      byId.set(event.id, [...(byId.get(event.id) ?? []), event]);
    }
  }
  return byId;
};

/** The acknowledged ones too: they get their first answer again. */
const retryAll = ({ perform }: Stores, tried: readonly Attempt[]): Promise<unknown> =>
  Promise.all(
    tried.map(async ({ place, acknowledged }) => {
      const step = planStep(place);
      const answer = await perform(acknowledged ? { ...step, blob: null } : step);
      if (acknowledged && answer.position !== acknowledged.position) expect(answer).toEqual(acknowledged);
    }),
  );

const checkBlobs = async ({ blobs }: Stores, tried: readonly Attempt[]): Promise<void> => {
  for (const { place } of tried) {
    const { ownerId, blob } = planStep(place);
    if (blob)
      expect(blob.content.equals((await bytesOf(await blobs.read(ownerId, blob.name))) ?? Buffer.alloc(0))).toBe(true);
  }
};
