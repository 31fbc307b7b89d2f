import { expect, it } from 'vitest';
import { findThreadMark } from '#thread/find-thread-mark.ts';
import { thread } from '#thread/thread.aggregate.ts';
import type { ThreadEvent } from '#thread/thread.events.ts';
import { deleted, merged, now, otherId, started, threadId } from './thread.fixtures.ts';

const marked: ThreadEvent = {
  type: 'ThreadAiUseSet',
  data: { threadId, withoutAi: true, setAt: now },
  private: null,
};
const mergedBack: ThreadEvent = { ...merged, data: { ...merged.data, intoId: threadId } };
const markIn = (streams: Readonly<Record<string, readonly ThreadEvent[]>>, id: string | null = threadId) =>
  findThreadMark(async (of) => (streams[of] ?? []).reduce(thread.evolve, thread.initial), id);

it('is that of the thread', async () => {
  expect(await markIn({ [threadId]: [started] })).toEqual({ threadId, withoutAi: false });
  expect(await markIn({ [threadId]: [started, marked] })).toEqual({ threadId, withoutAi: true });
});
it('is that of the thread it was merged into', async () => {
  const streams = { [threadId]: [started, merged], [otherId]: [started, marked] };
  expect(await markIn(streams)).toEqual({ threadId: otherId, withoutAi: true });
});
it('is none where there is no thread, where it is deleted, and in a cycle of merges', async () => {
  expect(await markIn({}, null)).toBeNull();
  expect(await markIn({})).toBeNull();
  expect(await markIn({ [threadId]: [started, marked, deleted] })).toBeNull();
  expect(await markIn({ [threadId]: [started, merged], [otherId]: [started, mergedBack] })).toBeNull();
});
