import { describe, expect, it } from 'vitest';
import { declineThread } from '#thought/commands/decline-thread.ts';
import { fileThought } from '#thought/commands/file-thought.ts';
import { followThreadAiUse } from '#thought/commands/follow-thread-ai-use.ts';
import { setThoughtAiUse } from '#thought/commands/set-thought-ai-use.ts';
import { unfileThought } from '#thought/commands/unfile-thought.ts';
import type { ThoughtFiled, ThoughtThreadDeclined, ThoughtUnfiled } from '#thought/thought-filing.events.ts';
import type { ThoughtAiUseSet } from '#thought/thought-flags.events.ts';
import { thought } from '#thought/thought.aggregate.ts';
import { deleted, given, now, thoughtId, written } from './thought.fixtures.ts';

const filedIn = (threadId: string, suggested = false): ThoughtFiled => ({
  type: 'ThoughtFiled',
  data: { thoughtId, threadId, suggested, filedAt: now },
  private: null,
});
const unfiled: ThoughtUnfiled = { type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt: now }, private: null };
const aiUse = (withoutAi: boolean, threadId?: string): ThoughtAiUseSet => ({
  type: 'ThoughtAiUseSet',
  data: { thoughtId, withoutAi, setAt: now, ...(threadId && { threadId }) },
  private: null,
});
const declined: ThoughtThreadDeclined = {
  type: 'ThoughtThreadDeclined',
  data: { thoughtId, threadId: 'a', declinedAt: now },
  private: null,
};
const command = { thoughtId, threadId: 'a', suggested: false, withoutAi: false, now };

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

describe('a thread without AI', () => {
  const marked = { ...command, withoutAi: true };
  const mark = { threadId: 'a', withoutAi: true };
  const follow = (withoutAi: boolean) => ({ thoughtId, mark: { ...mark, withoutAi }, now });

  it('gives its mark to what is filed there', () =>
    given(written).when(fileThought, marked).then(filedIn('a'), aiUse(true, 'a')));
  it('takes it back from what leaves', () => {
    const there = given(written, filedIn('a'), aiUse(true, 'a'));
    there.when(unfileThought, { thoughtId, now }).then(unfiled, aiUse(false, 'a'));
    there.when(fileThought, { ...command, threadId: 'b' }).then(filedIn('b'), aiUse(false, 'a'));
    there.when(fileThought, { ...marked, threadId: 'b' }).then(filedIn('b'), aiUse(true, 'b'));
  });
  it('leaves alone what has a mark of its own', () => {
    given(written, aiUse(true)).when(fileThought, marked).then(filedIn('a'));
    given(written, aiUse(true), filedIn('a')).when(unfileThought, { thoughtId, now }).then(unfiled);
    given(written, aiUse(true), filedIn('a')).when(followThreadAiUse, follow(false)).thenNothing();
  });
  it('is followed by its thoughts when it is marked and unmarked', () => {
    given(written, filedIn('a')).when(followThreadAiUse, follow(true)).then(aiUse(true, 'a'));
    given(written, filedIn('a'), aiUse(true, 'a')).when(followThreadAiUse, follow(true)).thenNothing();
    given(written, filedIn('a'), aiUse(true, 'a')).when(followThreadAiUse, follow(false)).then(aiUse(false, 'a'));
    given(written, filedIn('a')).when(followThreadAiUse, follow(false)).thenNothing();
  });
  it('gives way to the person’s word on one thought, until it is marked again', () => {
    const allowed = given(written, filedIn('a'), aiUse(true, 'a'), aiUse(false));
    given(written, filedIn('a'), aiUse(true, 'a'))
      .when(setThoughtAiUse, { thoughtId, withoutAi: false, now })
      .then(aiUse(false));
    allowed.when(followThreadAiUse, follow(false)).thenNothing();
    allowed.when(followThreadAiUse, follow(true)).then(aiUse(true, 'a'));
  });
  it('changes nothing of a thought that is gone', () => {
    given().when(followThreadAiUse, follow(true)).thenRefused('thought.not-found');
    given(written, deleted).when(followThreadAiUse, follow(true)).thenRefused('thought.deleted');
  });
});
