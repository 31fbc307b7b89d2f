import { describe, expect, it } from 'vitest';
import { declineThread } from '#thought/commands/decline-thread.ts';
import { fileThought } from '#thought/commands/file-thought.ts';
import { unfileThought } from '#thought/commands/unfile-thought.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type { ThoughtFiled, ThoughtThreadDeclined, ThoughtUnfiled } from '#thought/thought.events.ts';
import { deleted, given, now, thoughtId, written } from './thought.fixtures.ts';

const filedIn = (threadId: string, suggested = false): ThoughtFiled => ({
  type: 'ThoughtFiled',
  data: { thoughtId, threadId, suggested, filedAt: now },
  private: null,
});
const unfiled: ThoughtUnfiled = { type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt: now }, private: null };
const declined: ThoughtThreadDeclined = {
  type: 'ThoughtThreadDeclined',
  data: { thoughtId, threadId: 'a', declinedAt: now },
  private: null,
};
const command = { thoughtId, threadId: 'a', suggested: false, now };

describe('filing a thought in a thread', () => {
  it('records the thread', () => given(written).when(fileThought, command).then(filedIn('a')));
  it('records that it was suggested', () =>
    given(written)
      .when(fileThought, { ...command, suggested: true })
      .then(filedIn('a', true)));
  it('is recorded once', () => given(written, filedIn('a')).when(fileThought, command).thenNothing());
  it('moves it from another thread: the last filing holds, and both are stored', () => {
    given(written, filedIn('b')).when(fileThought, command).then(filedIn('a'));
    expect([written, filedIn('b'), filedIn('a')].reduce(thought.evolve, thought.initial)).toMatchObject({
      threadId: 'a',
    });
  });
  it('refuses an unknown or deleted thought', () => {
    given().when(fileThought, command).thenRefused('thought.not-found');
    given(written, deleted).when(fileThought, command).thenRefused('thought.deleted');
  });
});

describe('removing a thought from its thread', () => {
  it('is recorded', () => given(written, filedIn('a')).when(unfileThought, { thoughtId, now }).then(unfiled));
  it('is recorded once', () => given(written).when(unfileThought, { thoughtId, now }).thenNothing());
});

describe('declining a suggested thread', () => {
  it('is recorded', () => given(written).when(declineThread, { thoughtId, threadId: 'a', now }).then(declined));
  it('is recorded once', () =>
    given(written, declined).when(declineThread, { thoughtId, threadId: 'a', now }).thenNothing());
  it('still allows filing it there', () => given(written, declined).when(fileThought, command).then(filedIn('a')));
});
