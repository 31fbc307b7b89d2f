import {
  archived,
  deleted,
  merged,
  now,
  otherId,
  ownerId,
  restored,
  started,
  threadId,
} from '@ecrin/domain/test/thread/thread.fixtures.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { describe, expect, it } from 'vitest';
import { createThreadDirectory } from '#thread/thread-directory.ts';
import type { ThreadDocument } from '#thread/thread.model.ts';
import { threadProjection } from '#thread/thread.projection.ts';

const fold = (...events: readonly ThreadEvent[]) =>
  events.reduce<ThreadDocument | null>((thread, event) => threadProjection.apply(thread, event), null);
const edited: ThreadEvent = {
  type: 'ThreadEdited',
  data: { threadId, colour: 'sky', editedAt: now },
  private: { name: 'La maison bleue', description: null },
};
const moved: ThreadEvent = { type: 'ThreadMoved', data: { threadId, rank: '7k1', movedAt: now }, private: null };
const unarchived: ThreadEvent = { type: 'ThreadUnarchived', data: { threadId, unarchivedAt: now }, private: null };

describe('a thread in the read model', () => {
  it('shows a new thread', () =>
    expect(fold(started)).toEqual({
      threadId,
      ownerId,
      name: 'La maison',
      description: 'Ce que nous en ferons',
      colour: 'emerald',
      rank: '019800000000000a1',
      archived: false,
      withoutAi: false,
      deleted: false,
      mergedInto: null,
    }));
  it('applies changes', () =>
    expect(fold(started, edited, moved, archived)).toMatchObject({
      name: 'La maison bleue',
      description: null,
      colour: 'sky',
      rank: '7k1',
      archived: true,
    }));
  it('shows whether models may read it', () => {
    const aiUse = (withoutAi: boolean): ThreadEvent => ({
      type: 'ThreadAiUseSet',
      data: { threadId, withoutAi, setAt: now },
      private: null,
    });
    expect(fold(started, aiUse(true))).toMatchObject({ withoutAi: true });
    expect(fold(started, aiUse(true), aiUse(false))).toEqual(fold(started));
    expect(fold(aiUse(true))).toBeNull();
  });
  it('is restored from the archive, from a deletion and from a merge', () => {
    expect(fold(started, archived, unarchived)).toEqual(fold(started));
    expect(fold(started, deleted)).toMatchObject({ deleted: true });
    expect(fold(started, merged)).toMatchObject({ mergedInto: otherId });
    expect([fold(started, deleted, restored), fold(started, merged, restored)]).toEqual([fold(started), fold(started)]);
  });
  it('publishes changes only while it resolves to itself', () =>
    expect(
      [fold(started), fold(started, archived), fold(started, deleted), fold(started, merged)].map(
        (thread) => thread && threadProjection.shown(thread),
      ),
    ).toEqual([true, true, false, false]));
  it('has no name without its key', () =>
    expect(fold({ ...started, private: null })).toMatchObject({ name: null, description: null }));
  it('is empty without its first event', () =>
    expect([edited, moved, archived, unarchived, deleted, merged, restored].map((event) => fold(event))).toEqual(
      Array(7).fill(null),
    ));
});

it('two merges in a cycle keep both threads', () => {
  const thread = fold(started, merged);
  if (!thread) throw new Error('the thread was started');
  const { unmergedThreads, mergedThreadIds } = createThreadDirectory([
    thread,
    { ...thread, threadId: otherId, rank: '01', mergedInto: threadId },
  ]);
  expect(unmergedThreads.map((one) => one.threadId)).toEqual([otherId, threadId]);
  expect([mergedThreadIds(threadId), mergedThreadIds(otherId)]).toEqual([[threadId], [otherId]]);
});
