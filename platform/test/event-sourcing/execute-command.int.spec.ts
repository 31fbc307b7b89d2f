import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { pinThought, unpinThought } from '@ecrin/domain/thought/commands/pin-thought.ts';
import { writeThought, type WriteThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteAnsweredCommands } from '#adapters/answered-commands/sqlite-answered-commands.ts';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '#adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { sealEvents } from '#crypto/sealed-events.ts';
import { CommandIdReused, createExecuteCommand, type CommandContext } from '#event-sourcing/execute-command.ts';
import { loadAggregate } from '#event-sourcing/load-aggregate.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const now = clock.now().toISOString();
const open = () => {
  const dir = mkdtempSync(join(tmpdir(), 'ecrin-execute-'));
  const vault = openSqliteKeyVault({
    file: join(dir, 'keys.db'),
    masterKey: openMasterKey({ dir, fromEnvironment: null }),
    clock,
  });
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  const events = sealEvents({ store, vault });
  const answers = openSqliteAnsweredCommands({ file: join(dir, 'answered.db'), clock });
  const close = async () => {
    await answers.close();
    await store.close();
    await vault.close();
    rmSync(dir, { recursive: true });
  };
  return { events, execute: createExecuteCommand(events, answers), close };
};

let opened: ReturnType<typeof open>;
beforeEach(() => {
  opened = open();
});
afterEach(() => opened.close());

const thoughtId = v7();
const context = (ownerId = 'me', commandId = v7()): CommandContext => ({
  commandId,
  correlationId: v7(),
  causationId: null,
  actor: `client:${ownerId}`,
  ownerId,
  occurredAt: now,
  timeZone: 'Europe/Paris',
});
const aThought = (ownerId: string, at = now): WriteThought => ({
  thoughtId,
  ownerId,
  content: 'Un mot',
  language: 'fr',
  answering: null,
  occurredAt: now,
  timeZone: 'Europe/Paris',
  now: at,
});
const write = (given: ReturnType<typeof context>, { at = now, begins = false } = {}) =>
  opened.execute({
    begins,
    aggregate: thought,
    id: thoughtId,
    decide: writeThought,
    context: given,
    input: aThought(given.ownerId, at),
  });
const pin = (given = context()) =>
  opened.execute({ aggregate: thought, id: thoughtId, decide: pinThought, input: { thoughtId, now }, context: given });
const unpin = () =>
  opened.execute({
    aggregate: thought,
    id: thoughtId,
    decide: unpinThought,
    input: { thoughtId, now },
    context: context(),
  });

it('returns the first receipt again, also after the stream has more events', async () => {
  const pinning = context();
  await write(context());
  const first = await pin(pinning);
  await unpin();
  expect(await pin(pinning)).toEqual(first);
  expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(3);
});

it('gives twenty concurrent copies of a command the same receipt, though each has its own timestamp', async () => {
  const same = context();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => write(same, { at: new Date(clock.now().getTime() + n).toISOString() })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(1);
});

it('decides again on a revision conflict', async () => {
  await write(context());
  const answers = await Promise.all([pin(), pin(), pin()]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it('treats another client’s stream as missing', async () => {
  await write(context());
  expect(await pin(context('stranger'))).toEqual({ refused: 'absent' });
});

it('returns a refusal and appends nothing', async () => {
  expect(await pin()).toEqual({ refused: 'thought.not-found' });
  expect(await Array.fromAsync(opened.events.readAll())).toEqual([]);
});

it('given one command id for two requests, then the second is refused instead of dropped', async () => {
  const given = { ...context(), fingerprint: 'one' };
  const first = await write(given);
  expect(await write(given)).toEqual(first);
  await expect(write({ ...given, fingerprint: 'two' })).rejects.toThrow(CommandIdReused);
});

it('given two such requests at once, then one is answered and the other refused', async () => {
  const given = context();
  const [one, other] = await Promise.allSettled([
    write({ ...given, fingerprint: 'one' }),
    write({ ...given, fingerprint: 'two' }),
  ]);
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('given a command that changed nothing, then its answer is stored like any other', async () => {
  await write(context());
  await pin();
  const again = { ...context(), fingerprint: 'pin' };
  const nothingNew = await pin(again);
  await unpin();
  expect(await pin(again)).toEqual(nothingNew);
  expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(3);
  await expect(pin({ ...again, fingerprint: 'other' })).rejects.toThrow(CommandIdReused);
});

describe('a command that begins a stream', () => {
  const begin = (given = context()) => write(given, { begins: true });
  it('is decided without reading it', async () => {
    let read = 0;
    const readStream: typeof opened.events.readStream = (...asked) => {
      read += 1;
      return opened.events.readStream(...asked);
    };
    const execute = createExecuteCommand({ ...opened.events, readStream });
    const outcome = await execute({
      begins: true,
      aggregate: thought,
      id: thoughtId,
      decide: writeThought,
      context: context(),
      input: aThought('me'),
    });
    expect([outcome, read]).toEqual([{ receipt: expect.objectContaining({ revision: 0 }) }, 0]);
  });
  it('gets its first receipt when it is sent again, also after the stream has more events', async () => {
    const given = { ...context(), fingerprint: 'one' };
    const first = await begin(given);
    await pin();
    expect(await begin(given)).toEqual(first);
    await expect(begin({ ...given, fingerprint: 'two' })).rejects.toThrow(CommandIdReused);
    expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(2);
  });
  it('is decided on what there is where the stream exists', async () => {
    await write(context());
    expect(await begin(context('stranger'))).toEqual({ refused: 'absent' });
    expect(await begin()).toEqual({ receipt: expect.objectContaining({ revision: 0 }) });
    await opened.execute({
      aggregate: thought,
      id: thoughtId,
      decide: deleteThought,
      input: { thoughtId, now },
      context: context(),
    });
    expect(await begin()).toEqual({ refused: 'thought.already-kept' });
  });
  it('is read where nothing would come of there being none', async () => {
    await write(context());
    const pinned = await opened.execute({
      begins: true,
      aggregate: thought,
      id: thoughtId,
      decide: pinThought,
      input: { thoughtId, now },
      context: context(),
    });
    expect(pinned).toEqual({ receipt: expect.objectContaining({ revision: 1 }) });
  });
});

describe('a command whose stream was read before', () => {
  const load = () => loadAggregate(opened.events, thought, { id: thoughtId });
  const pinFrom = async (loaded: Awaited<ReturnType<typeof load>>, given = context()) => {
    let read = 0;
    const readStream: typeof opened.events.readStream = (...asked) => {
      read += 1;
      return opened.events.readStream(...asked);
    };
    const outcome = await createExecuteCommand({ ...opened.events, readStream })({
      aggregate: thought,
      id: thoughtId,
      decide: pinThought,
      input: { thoughtId, now },
      context: given,
      loaded,
    });
    return { outcome, read };
  };
  const at = (revision: number) => ({ receipt: expect.objectContaining({ revision }) as unknown });

  it('is decided on what was read', async () => {
    await write(context());
    expect(await pinFrom(await load())).toEqual({ outcome: at(1), read: 0 });
  });
  it('is decided again on what there is where the stream has grown', async () => {
    await write(context());
    const before = await load();
    await pin();
    await unpin();
    expect(await pinFrom(before)).toEqual({ outcome: at(3), read: 1 });
  });
  it('is read where nothing would come of what was read', async () => {
    await write(context());
    await pin();
    const pinned = await load();
    await unpin();
    expect(await pinFrom(pinned)).toEqual({ outcome: at(3), read: 1 });
  });
  it('gets its first receipt when it is sent again', async () => {
    await write(context());
    const [before, given] = [await load(), context()];
    const first = await pinFrom(before, given);
    await unpin();
    expect((await pinFrom(await load(), given)).outcome).toEqual(first.outcome);
    expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(3);
  });
  it('is refused to a stranger', async () => {
    await write(context());
    expect((await pinFrom(await load(), context('stranger'))).outcome).toEqual({ refused: 'absent' });
  });
});
