import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reviseThought } from '@ecrin/domain/thought/commands/revise-thought.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '#adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { sealEvents } from '#crypto/sealed-events.ts';
import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { createExecuteCommand } from '#event-sourcing/execute-command.ts';
import { loadAggregate } from '#event-sourcing/load-aggregate.ts';
import type { EventStore } from '#ports/event-store.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const now = clock.now().toISOString();
const thoughtId = v7();
const stream = `thought-${thoughtId}`;

/** Counts the events read from a store, and the private parts opened. */
const openCounted = (dir: string) => {
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  const masterKey = openMasterKey({ dir, fromEnvironment: null });
  const vault = openSqliteKeyVault({ file: join(dir, 'keys.db'), masterKey, clock });
  let [read, opened] = [0, 0];
  const counted: EventStore = {
    ...store,
    readStream: async function* (...asked) {
      for await (const event of store.readStream(...asked)) {
        read += 1;
        yield event;
      }
    },
  };
  const sealed = sealEvents({ store: counted, vault });
  const watched = (event: RecordedEvent): RecordedEvent => {
    const { id, type, data, revision, position, recordedAt, metadata } = event;
    return {
      id,
      type,
      data,
      stream: event.stream,
      revision,
      position,
      recordedAt,
      metadata,
      get private() {
        opened += 1;
        return event.private;
      },
    };
  };
  const events: Events = {
    ...sealed,
    readStream: async function* (...asked) {
      for await (const event of sealed.readStream(...asked)) yield watched(event);
    },
  };
  const countOf = async (work: () => Promise<unknown>) => {
    [read, opened] = [0, 0];
    await work();
    return { read, opened };
  };
  const close = async () => {
    await store.close();
    await vault.close();
  };
  return { events, vault, countOf, close, execute: createExecuteCommand(events) };
};

let dir: string;
let opened: ReturnType<typeof openCounted>;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ecrin-long-'));
  opened = openCounted(dir);
});
afterEach(async () => {
  await opened.close();
  rmSync(dir, { recursive: true });
});

const context = (commandId = v7()) => ({
  commandId,
  correlationId: v7(),
  causationId: null,
  actor: 'client:me',
  ownerId: 'me',
  occurredAt: now,
  timeZone: 'Europe/Paris',
});
const write = () =>
  opened.execute({
    aggregate: thought,
    id: thoughtId,
    decide: writeThought,
    context: context(),
    input: {
      thoughtId,
      ownerId: 'me',
      content: 'Le lac',
      language: 'fr',
      answering: null,
      now,
      occurredAt: now,
      timeZone: 'Europe/Paris',
    },
  });
const edit = (content: string, given = context()) =>
  opened.execute({
    aggregate: thought,
    id: thoughtId,
    decide: reviseThought,
    context: given,
    input: { thoughtId, content, now, moment: undefined },
  });
const editTimes = async (times: number) => {
  await write();
  for (let n = 1; n <= times; n += 1) await edit(`Le lac, fois ${n}`);
};
const load = () => loadAggregate(opened.events, thought, { id: thoughtId });

describe('a thought edited 300 times', () => {
  it('given another edit, then it reads one event and opens one text', async () => {
    await editTimes(300);
    expect(await opened.countOf(() => edit('Le lac, encore'))).toEqual({ read: 1, opened: 1 });
    expect((await load()).state).toMatchObject({ words: 'Le lac, encore', wording: 302 });
  });
  it('given the first edit after a start, then only the last text is opened', async () => {
    await editTimes(300);
    await opened.close();
    opened = openCounted(dir);
    expect(await opened.countOf(() => edit('Le lac, encore'))).toEqual({ read: 301, opened: 1 });
    expect(await opened.countOf(() => edit('Le lac, enfin'))).toEqual({ read: 1, opened: 1 });
  });
  it('given a head, then the state is the one of all its events', async () => {
    await editTimes(80);
    const all = (await Array.fromAsync(opened.events.readStream(stream))) as Parameters<typeof thought.evolve>[1][];
    expect((await load()).state).toEqual(all.reduce(thought.evolve, thought.initial));
  });
});

describe('a long stream', () => {
  it('given a command sent again long after, then it gets its first receipt', async () => {
    await editTimes(40);
    const given = context();
    const first = await edit('Une fois', given);
    await edit('Deux fois');
    expect(await edit('Une fois', given)).toEqual(first);
    expect((await load()).last?.revision).toBe(42);
  });
  it('given writers at once, then each decides on the state the others wrote', async () => {
    await editTimes(40);
    await Promise.all(Array.from({ length: 5 }, (_, n) => edit(`Ensemble ${n}`)));
    expect((await load()).state).toMatchObject({ wording: 46 });
  });
  it('given that the key of its owner was destroyed, then its words are null at once', async () => {
    await editTimes(40);
    expect((await load()).state).toMatchObject({ words: 'Le lac, fois 40' });
    await opened.vault.destroy('me');
    expect((await load()).state).toMatchObject({ words: null, wording: 41 });
  });
});
