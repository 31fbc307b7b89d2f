import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowance } from '@ecrin/domain/allowance/allowance.aggregate.ts';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { restoreThought } from '@ecrin/domain/thought/commands/restore-thought.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { thought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '#adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { sealEvents } from '#crypto/sealed-events.ts';
import type { Claim } from '#event-sourcing/claim.ts';
import type { Events } from '#event-sourcing/events.ts';
import { createExecuteCommand, type CommandOutcome } from '#event-sourcing/execute-command.ts';
import { loadAggregate } from '#event-sourcing/load-aggregate.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const now = clock.now().toISOString();
const later = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();

let dir: string;
let close: () => Promise<void>;
let events: Events;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ecrin-places-'));
  const masterKey = openMasterKey({ dir, fromEnvironment: null });
  const vault = openSqliteKeyVault({ file: join(dir, 'keys.db'), masterKey, clock });
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  events = sealEvents({ store, vault });
  close = async () => {
    await store.close();
    await vault.close();
    rmSync(dir, { recursive: true });
  };
});
afterEach(() => close());

type Known = readonly string[];
const atOnce = (at: string, known: Known = []): Claim<Thought> => ({
  cap: 'goals',
  ownerId: 'me',
  most: 5,
  now: at,
  holds: ({ status }) => status === 'active',
  known: async () => known,
});
const inADay = (at: string): Claim<Thought> => ({ cap: 'orb-runs', ownerId: 'me', most: 5, now: at });

type Asked = Readonly<{ at?: string; claim?: Claim<Thought>; commandId?: string; content?: string }>;
const actor = (store: Events = events) => {
  const execute = createExecuteCommand(store);
  const about = (id: string, { at = now, claim = atOnce(at), commandId = v7() }: Asked) => ({
    aggregate: thought,
    id,
    claims: [claim],
    context: {
      commandId,
      correlationId: v7(),
      causationId: null,
      actor: 'client:me',
      ownerId: 'me',
      occurredAt: at,
      timeZone: 'Europe/Paris',
    },
  });
  return {
    write: (id: string, asked: Asked = {}) =>
      execute({
        ...about(id, asked),
        decide: writeThought,
        input: {
          thoughtId: id,
          ownerId: 'me',
          content: asked.content ?? 'Un mot',
          language: 'fr',
          answering: null,
          occurredAt: now,
          timeZone: 'Europe/Paris',
          now,
        } as const,
      }),
    delete: (id: string) => execute({ ...about(id, {}), decide: deleteThought, input: { thoughtId: id, now } }),
    restore: (id: string, asked: Asked = {}) =>
      execute({ ...about(id, asked), decide: restoreThought, input: { thoughtId: id, now, mark: null } }),
  };
};
const ids = (count: number): readonly string[] => Array.from({ length: count }, () => v7());
const [full, dayFull] = [{ refused: 'goal.too-many' }, { refused: 'orb-run.over-day-cap' }];
const recorded = (outcomes: readonly CommandOutcome<string>[]): number =>
  outcomes.filter((outcome) => 'receipt' in outcome).length;
/** Five that are there. */
const fill = async (asked: Asked = {}): Promise<readonly string[]> => {
  const kept = ids(5);
  for (const id of kept) expect(await actor().write(id, asked)).toHaveProperty('receipt');
  return kept;
};
/** A process that ends between taking a place and using it. */
const ending = (): Events => ({
  ...events,
  append: async (stream, ...rest) => {
    if (stream.startsWith('thought-')) throw new Error('the process ended');
    return events.append(stream, ...rest);
  },
});

describe('a cap on what there is at once', () => {
  it('is exact among forty at once, of one process and of several', async () => {
    const processes = [actor(), actor(), actor()];
    const outcomes = await Promise.all(ids(40).map((id, nth) => processes[nth % 3]?.write(id) ?? Promise.reject()));
    expect(recorded(outcomes)).toBe(5);
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual(Array(35).fill(full));
  });

  it('gives a place back at once when what used it has ended, and takes it again for what is restored', async () => {
    const [first = ''] = await fill();
    const [next = '', refused = ''] = ids(2);
    await actor().delete(first);
    expect(await actor().write(next)).toHaveProperty('receipt');
    expect(await actor().write(refused)).toEqual(full);
    expect(await actor().restore(first)).toEqual(full);
    await actor().delete(next);
    expect(recorded(await Promise.all([actor().restore(first), actor().write(refused)]))).toBe(1);
  });

  it('takes one place for what is sent again, and none for what changes or refuses nothing new', async () => {
    const [id = '', commandId = ''] = ids(2);
    await actor().write(id, { commandId });
    await actor().write(id, { commandId });
    await actor().write(id);
    expect(await actor().write(v7(), { content: '' })).toEqual({ refused: 'thought.empty' });
    const { state } = await loadAggregate(events, allowance, { id: 'goals.me' });
    expect([...state.places.keys()]).toEqual([`thought-${id}`]);
  });

  it('counts what was there before places were', async () => {
    const before = ids(4);
    for (const id of before) await actor().write(id, { claim: inADay(now) });
    const claim = atOnce(now, before);
    const outcomes = await Promise.all(ids(10).map((id) => actor().write(id, { claim })));
    expect(recorded(outcomes)).toBe(1);
    await actor().delete(before[0] ?? '');
    expect(await actor().write(v7(), { claim })).toHaveProperty('receipt');
  });

  it('keeps the place of a process that ended for what is sent again, and frees it after five minutes', async () => {
    const [id = '', other = '', commandId = ''] = ids(3);
    for (const kept of ids(4)) await actor().write(kept);
    await expect(actor(ending()).write(id, { commandId })).rejects.toThrow('the process ended');
    expect(await actor().write(other, { at: later(4) })).toEqual(full);
    expect(await actor().write(id, { commandId, at: later(4) })).toHaveProperty('receipt');
    await actor().delete(id);
    await expect(actor(ending()).write(v7())).rejects.toThrow('the process ended');
    expect(await actor().write(other, { at: later(5) })).toHaveProperty('receipt');
  });
});

describe('a cap on what is recorded in a day', () => {
  it('is exact among forty at once, and begins again with the next', async () => {
    const outcomes = await Promise.all(ids(40).map((id) => actor().write(id, { claim: inADay(now) })));
    expect(recorded(outcomes)).toBe(5);
    const tomorrow = '2026-01-03T00:00:00.000Z';
    expect(await actor().write(v7(), { claim: inADay(tomorrow) })).toHaveProperty('receipt');
  });

  it('does not give back what has ended, only what never came', async () => {
    const [first = ''] = await fill({ claim: inADay(now) });
    await actor().delete(first);
    expect(await actor().write(v7(), { claim: inADay(later(6)) })).toEqual(dayFull);
  });

  it('frees the place of a process that ended', async () => {
    for (const id of ids(4)) await actor().write(id, { claim: inADay(now) });
    await expect(actor(ending()).write(v7(), { claim: inADay(now) })).rejects.toThrow('the process ended');
    expect(await actor().write(v7(), { claim: inADay(later(4)) })).toEqual(dayFull);
    expect(await actor().write(v7(), { claim: inADay(later(5)) })).toHaveProperty('receipt');
  });
});
