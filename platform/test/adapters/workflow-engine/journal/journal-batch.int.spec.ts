import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { createJournalBatch } from '#adapters/workflow-engine/journal/journal-batch.ts';

const open = () => {
  const db = new DatabaseSync(':memory:');
  // Checked at the commit only: makes a commit fail.
  db.exec(
    'pragma foreign_keys = on; create table note (text text primary key, of text references note (text) deferrable initially deferred)',
  );
  const insert = db.prepare('insert into note values (?, ?)');
  return {
    group: createJournalBatch(db, async () => undefined),
    note: (text: string, of: string | null = null) => insert.run(text, of).changes,
    notes: () =>
      db
        .prepare('select text from note order by text')
        .all()
        .map(({ text }) => text),
    isOpen: () => db.isTransaction,
  };
};
let subject: ReturnType<typeof open>;
beforeEach(() => {
  subject = open();
});

it('given two changes in one turn, when the first is durable, then so is the other', async () => {
  const { group, note, notes, isOpen } = subject;
  const [first, other] = [group.write(() => note('a')), group.write(() => note('b'))];
  expect([first.result, notes(), isOpen()]).toEqual([1, ['a', 'b'], true]);
  await first.done;
  expect(isOpen()).toBe(false);
  await expect(other.done).resolves.toBeUndefined();
});

it('given a change that throws halfway, when the others are stored, then none of its writes are', async () => {
  const { group, note, notes } = subject;
  const before = group.write(() => note('a'));
  expect(() =>
    group.write(() => {
      note('b');
      throw new Error('halfway');
    }),
  ).toThrow('halfway');
  await Promise.all([before.done, group.write(() => note('c')).done]);
  expect(notes()).toEqual(['a', 'c']);
});

it('given a commit that fails, then all of its changes are rejected and the next is stored', async () => {
  const { group, note, notes } = subject;
  const changes = [group.write(() => note('a')), group.write(() => note('b', 'nobody'))];
  for (const { done } of changes) await expect(done).rejects.toThrow('FOREIGN KEY');
  await group.write(() => note('c')).done;
  expect(notes()).toEqual(['c']);
});

it('given a change, when it is flushed, then it is stored before the turn ends', async () => {
  const { group, note, isOpen } = subject;
  const { done } = group.write(() => note('a'));
  group.flush();
  expect(isOpen()).toBe(false);
  await done;
});
