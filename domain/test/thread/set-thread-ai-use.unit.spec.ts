import { expect, it } from 'vitest';
import { setThreadAiUse } from '#thread/commands/set-thread-ai-use.ts';
import { thread } from '#thread/thread.aggregate.ts';
import type { ThreadAiUseSet } from '#thread/thread.events.ts';
import { deleted, given, merged, now, restored, started, threadId } from './thread.fixtures.ts';

const set = (withoutAi: boolean): ThreadAiUseSet => ({
  type: 'ThreadAiUseSet',
  data: { threadId, withoutAi, setAt: now },
  private: null,
});
const command = { threadId, withoutAi: true, now };

it('a thread is kept from models, and given back', () => {
  given(started).when(setThreadAiUse, command).then(set(true));
  given(started, set(true))
    .when(setThreadAiUse, { ...command, withoutAi: false })
    .then(set(false));
});
it('marking it twice changes nothing', () => {
  given(started, set(true)).when(setThreadAiUse, command).thenNothing();
  given(started)
    .when(setThreadAiUse, { ...command, withoutAi: false })
    .thenNothing();
});
it('the mark outlives a deletion and a merge', () =>
  expect([started, set(true), deleted, restored, merged, restored].reduce(thread.evolve, thread.initial)).toMatchObject(
    {
      status: 'open',
      withoutAi: true,
    },
  ));
it('refuses a thread that is not there', () => {
  given().when(setThreadAiUse, command).thenRefused('thread.not-found');
  given(started, deleted).when(setThreadAiUse, command).thenRefused('thread.deleted');
  given(started, merged).when(setThreadAiUse, command).thenRefused('thread.merged');
});
