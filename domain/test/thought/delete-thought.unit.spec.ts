import { describe, expect, it } from 'vitest';
import { deleteThought } from '#thought/commands/delete-thought.ts';
import { restoreThought } from '#thought/commands/restore-thought.ts';
import type { ThoughtPinned } from '#thought/thought-flags.events.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type { ThoughtRestored } from '#thought/thought.events.ts';
import { deleted, given, now, ownerId, thoughtId, written } from './thought.fixtures.ts';

const restored: ThoughtRestored = { type: 'ThoughtRestored', data: { thoughtId, restoredAt: now }, private: null };
const command = { thoughtId, now };
const restoring = { ...command, mark: null };

describe('deleting and restoring a thought', () => {
  it('records the deletion', () => given(written).when(deleteThought, command).then(deleted));
  it('records the deletion once', () => given(written, deleted).when(deleteThought, command).thenNothing());
  it('records the restoration', () => given(written, deleted).when(restoreThought, restoring).then(restored));
  it('records the restoration once', () => given(written).when(restoreThought, restoring).thenNothing());
  it('follows a thread that was kept from AI meanwhile, and loses no mark', () => {
    const mark = { threadId: 'a', withoutAi: true };
    const marked = { thoughtId, withoutAi: true, setAt: now, threadId: 'a' };
    const aiUse = { type: 'ThoughtAiUseSet', data: marked, private: null } as const;
    given(written, deleted)
      .when(restoreThought, { ...restoring, mark })
      .then(restored, aiUse);
    given(written, aiUse, deleted)
      .when(restoreThought, { ...restoring, mark: { ...mark, withoutAi: false } })
      .then(restored);
    given(written, aiUse, deleted).when(restoreThought, restoring).then(restored);
  });
  it('refuses an unknown thought', () => {
    given().when(deleteThought, command).thenRefused('thought.not-found');
    given().when(restoreThought, restoring).thenRefused('thought.not-found');
  });
  it('restores the thought as it was, with what was recorded meanwhile', () => {
    const pinned: ThoughtPinned = { type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null };
    const state = [written, deleted, pinned, restored].reduce(thought.evolve, thought.initial);
    expect(state).toMatchObject({ status: 'active', flags: { pinned: true }, words: written.private?.content });
    expect(thought.ownerOf(state)).toBe(ownerId);
  });
});
