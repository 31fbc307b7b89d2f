import { describe, expect, it } from 'vitest';
import { archiveThread } from '#thread/commands/archive-thread.ts';
import { deleteThread } from '#thread/commands/delete-thread.ts';
import { mergeThread } from '#thread/commands/merge-thread.ts';
import { restoreThread } from '#thread/commands/restore-thread.ts';
import { unarchiveThread } from '#thread/commands/unarchive-thread.ts';
import { thread } from '#thread/thread.aggregate.ts';
import type { ThreadUnarchived } from '#thread/thread.events.ts';
import { archived, deleted, given, merged, now, otherId, restored, started, threadId } from './thread.fixtures.ts';

const command = { threadId, now };
const unarchived: ThreadUnarchived = { type: 'ThreadUnarchived', data: { threadId, unarchivedAt: now }, private: null };

describe('merging a thread into another', () => {
  it('records the target thread', () =>
    given(started)
      .when(mergeThread, { ...command, intoId: otherId })
      .then(merged));
  it('is recorded once', () =>
    given(started, merged)
      .when(mergeThread, { ...command, intoId: otherId })
      .thenNothing());
  it('refuses itself, a third thread afterwards, and a deleted one', () => {
    given(started)
      .when(mergeThread, { ...command, intoId: threadId })
      .thenRefused('thread.merged-into-itself');
    given(started, merged)
      .when(mergeThread, { ...command, intoId: threadId })
      .thenRefused('thread.merged');
    given(started, deleted)
      .when(mergeThread, { ...command, intoId: otherId })
      .thenRefused('thread.deleted');
  });
  it('can be undone', () => given(started, merged).when(restoreThread, command).then(restored));
});

describe('archiving a thread', () => {
  it('is recorded', () => given(started).when(archiveThread, command).then(archived));
  it('is recorded once', () => given(started, archived).when(archiveThread, command).thenNothing());
  it('unarchives it', () => given(started, archived).when(unarchiveThread, command).then(unarchived));
  it('unarchives it once', () => given(started).when(unarchiveThread, command).thenNothing());
  it('refuses an unknown thread', () => {
    given().when(archiveThread, command).thenRefused('thread.not-found');
    given(started, merged).when(unarchiveThread, command).thenRefused('thread.merged');
  });
});

describe('deleting and restoring a thread', () => {
  it('records the deletion', () => given(started).when(deleteThread, command).then(deleted));
  it('records the deletion once', () => given(started, deleted).when(deleteThread, command).thenNothing());
  it('restores it', () => given(started, deleted).when(restoreThread, command).then(restored));
  it('restores it once', () => given(started).when(restoreThread, command).thenNothing());
  it('refuses an unknown or merged thread', () => {
    given().when(deleteThread, command).thenRefused('thread.not-found');
    given().when(restoreThread, command).thenRefused('thread.not-found');
    given(started, merged).when(deleteThread, command).thenRefused('thread.merged');
  });
  it('restores its previous fields', () => {
    const before = [started, archived].reduce(thread.evolve, thread.initial);
    expect([deleted, restored].reduce(thread.evolve, before)).toEqual(before);
    expect([merged, restored].reduce(thread.evolve, before)).toEqual(before);
  });
});
