import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { arbitraryEvents } from '@ecrin/testing/kits/event-arbitraries.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, replayHere, runReplay } from './replay.fixtures.ts';

const [happened = []] = fc.sample(arbitraryEvents, { numRuns: 1, seed: 5 });
const marked = 'Abracadabra';

/** A word in every private part. */
const withMark = (fact: DomainEvent): DomainEvent =>
  JSON.parse(
    JSON.stringify(fact, (key, value: unknown) => (key === 'private' && value !== null ? marks(value) : value)),
  ) as DomainEvent;
const marks = (value: unknown): unknown => {
  if (typeof value === 'string') return `${marked} ${value}`;
  if (Array.isArray(value)) return value.map(marks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marks(inner)]));
};

/** Read models that hold the code a client gives to friends. */
const withReferralCode: ReadonlySet<string> = new Set(['client-profile', 'client-row']);

describe('a replay of any read model', () => {
  let stores: EmbeddedStores;
  beforeAll(async () => {
    stores = await openEmbeddedStores();
    for (const { stream, ownerId, fact } of happened) await stores.record(stream, ownerId, [withMark(fact)]);
  });
  afterAll(() => stores.dispose());

  it.each(projections.map(({ model }) => model.name))(
    'given %s, then its documents are written without personal words, the same twice',
    async (name) => {
      const [one, again] = [await replayHere(stores.folder, [name]), await replayHere(stores.folder, [name])];
      expect(one).toBe(again);
      expect(one).not.toContain(marked);
      const [header, ...documents] = linesOf(one);
      // The ids of these clients are not those that codes for referrals are made from.
      expect(header).toMatchObject({ kind: 'replay', of: name, parked: withReferralCode.has(name) ? 2 : 0 });
      expect(documents.every(({ kind }) => kind === 'document')).toBe(true);
    },
  );

  it('given thoughts and an earlier position, then only what was stored until then is in it', async () => {
    const all = linesOf(await replayHere(stores.folder, ['thought-card']));
    const early = linesOf(await replayHere(stores.folder, ['thought-card', '--as-of', '1']));
    expect([all.length > 2, early.length <= 2, early[0]?.['position']]).toEqual([true, true, 1]);
  });

  it('given a position beyond the log, then it says where the log ends', async () => {
    const { code, said } = await runReplay(stores.folder, ['thread', '--as-of', '999999']);
    expect([code, said.includes(`its last position is ${happened.length}`)]).toEqual([2, true]);
  });

  it('given a damaged event, then the rest is replayed and its stream is counted', async () => {
    const { stream: thought } = happened.find(({ fact }) => fact.type === 'ThoughtWritten') ?? { stream: '' };
    const positions = happened.flatMap(({ stream }, index) => (stream === thought ? [index + 1] : []));
    stores.damageLetter('content', `position in (${positions.join()})`);
    const [header] = linesOf(await replayHere(stores.folder, ['thought-detail']));
    expect(header).toMatchObject({ parked: 1 });
    const [statistics] = linesOf(await replayHere(stores.folder, ['goal-statistics', '--rows', 'groups']));
    expect(statistics).toMatchObject({ events: happened.length, parked: 1 });
  });

  it('given no keys at all, then the same is written', async () => {
    const before = await replayHere(stores.folder, ['thread']);
    await rm(join(stores.folder, 'keys.db'), { force: true });
    expect((await runReplay(stores.folder, ['thread'])).out).toBe(before);
  });

  it('given a folder without events, then it says so', async () => {
    const { code, said } = await runReplay(join(stores.folder, 'nothing'), ['thread']);
    expect([code, said.includes('There are no events in')]).toEqual([1, true]);
  });
});
