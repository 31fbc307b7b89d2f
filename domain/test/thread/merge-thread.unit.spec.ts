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
  it('makes it part of the other', () =>
    given(started)
      .when(mergeThread, { ...command, intoId: otherId })
      .then(merged));
  it('does so once', () =>
    given(started, merged)
      .when(mergeThread, { ...command, intoId: otherId })
      .thenNothing());
  it('refuses itself, a third one afterwards, and a deleted one', () => {
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

describe('archiving', () => {
  it('puts away', () => given(started).when(archiveThread, command).then(archived));
  it('puts away once', () => given(started, archived).when(archiveThread, command).thenNothing());
  it('brings back', () => given(started, archived).when(unarchiveThread, command).then(unarchived));
  it('brings back once', () => given(started).when(unarchiveThread, command).thenNothing());
  it('refuses what is not there', () => {
    given().when(archiveThread, command).thenRefused('thread.not-found');
    given(started, merged).when(unarchiveThread, command).thenRefused('thread.merged');
  });
});

describe('deleting and restoring a thread', () => {
  it('deletes', () => given(started).when(deleteThread, command).then(deleted));
  it('deletes once', () => given(started, deleted).when(deleteThread, command).thenNothing());
  it('restores', () => given(started, deleted).when(restoreThread, command).then(restored));
  it('restores once', () => given(started).when(restoreThread, command).thenNothing());
  it('refuses what never was, or is part of another', () => {
    given().when(deleteThread, command).thenRefused('thread.not-found');
    given().when(restoreThread, command).thenRefused('thread.not-found');
    given(started, merged).when(deleteThread, command).thenRefused('thread.merged');
  });
  it('comes back as it was', () => {
    const before = [started, archived].reduce(thread.evolve, thread.initial);
    expect([deleted, restored].reduce(thread.evolve, before)).toEqual(before);
    expect([merged, restored].reduce(thread.evolve, before)).toEqual(before);
  });
});
