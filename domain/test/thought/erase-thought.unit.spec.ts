import { describe, expect, it } from 'vitest';
import { deleteThought } from '#thought/commands/delete-thought.ts';
import { eraseThought } from '#thought/commands/erase-thought.ts';
import { pinThought } from '#thought/commands/pin-thought.ts';
import { restoreThought } from '#thought/commands/restore-thought.ts';
import type { ThoughtErased } from '#thought/thought-erasure.events.ts';
import { thought } from '#thought/thought.aggregate.ts';
import { deleted, given, now, thoughtId, written } from './thought.fixtures.ts';

const erasureId = '01980000-0000-7000-8000-0000000000ee';
const erased: ThoughtErased = { type: 'ThoughtErased', data: { thoughtId, erasureId, erasedAt: now }, private: null };
const command = { thoughtId, erasureId, now };

describe('erasing a thought', () => {
  it('deletes it first, so that whatever reacts to that does', () =>
    given(written)
      .when(eraseThought, command)
      .then({ type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null }, erased));
  it('erases a deleted one', () => given(written, deleted).when(eraseThought, command).then(erased));
  it('records it once', () => given(written, deleted, erased).when(eraseThought, command).thenNothing());
  it('refuses an unknown one', () => given().when(eraseThought, command).thenRefused('thought.not-found'));
  it('cannot be undone or changed: it is as if there were none', () => {
    const gone = given(written, deleted, erased);
    gone.when(restoreThought, { thoughtId, mark: null, now }).thenRefused('thought.not-found');
    gone.when(deleteThought, { thoughtId, now }).thenRefused('thought.not-found');
    gone.when(pinThought, { thoughtId, now }).thenRefused('thought.not-found');
  });
  it('keeps no word in memory', () => {
    const state = [written, erased].reduce(thought.evolve, thought.initial);
    expect(Object.keys(state).toSorted()).toEqual(['ownerId', 'status']);
  });
});
