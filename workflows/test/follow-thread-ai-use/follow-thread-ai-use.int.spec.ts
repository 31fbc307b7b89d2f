import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import {
  deleted,
  merged,
  otherId,
  ownerId,
  restored,
  started,
  threadId,
} from '@ecrin/domain/test/thread/thread.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ThoughtsInThread } from '#follow-thread-ai-use/follow-thread-ai-use.activities.ts';

const now = '2026-01-02T09:00:00.000Z';
const kept = { ...written, data: { ...written.data, ownerId } };
const filed: DomainEvent = {
  type: 'ThoughtFiled',
  data: { thoughtId, threadId, suggested: false, filedAt: now },
  private: null,
};
const set = (withoutAi: boolean): DomainEvent => ({
  type: 'ThreadAiUseSet',
  data: { threadId, withoutAi, setAt: now },
  private: null,
});

let work: ReminderWorkflowHarness;
let found: Awaited<ReturnType<ThoughtsInThread>>;
let behind: number;
beforeEach(async () => {
  [found, behind] = [{ mark: { threadId, withoutAi: true }, thoughtIds: [thoughtId] }, 0];
  work = await openReminderWorkflowHarness({
    now,
    services: {
      thoughtsInThread: async () => {
        behind -= 1;
        return behind >= 0 ? null : found;
      },
    },
  });
  await work.record(`thought-${thoughtId}`, ownerId, [kept, filed]);
});
afterEach(() => work.dispose());

const change = async (...events: readonly DomainEvent[]) => {
  await work.record(`thread-${threadId}`, ownerId, [started, ...events]);
  await work.untilIdle();
};
const marks = async () =>
  (await Array.fromAsync(work.events.readStream(`thought-${thoughtId}`)))
    .filter(({ type }) => type === 'ThoughtAiUseSet')
    .map(({ data }) => data);

describe('the thoughts of a thread', () => {
  it('follow its mark', async () => {
    await change(set(true));
    expect(await marks()).toEqual([{ thoughtId, withoutAi: true, setAt: now, threadId }]);
  });
  it('lose it with the thread', async () => {
    await change(set(true));
    found = { mark: { threadId, withoutAi: false }, thoughtIds: [thoughtId] };
    await work.record(`thread-${threadId}`, ownerId, [set(false)]);
    await work.untilIdle();
    expect((await marks()).at(-1)).toMatchObject({ withoutAi: false });
  });
  it('are looked for again while read models are behind', async () => {
    behind = 2;
    await change(set(true));
    expect(await marks()).toEqual([]);
    await work.passUntil('2026-01-02T09:01:00.000Z', 2_000);
    expect(await marks()).toHaveLength(1);
  });
  it('get the mark of the thread they are merged into, and lose none by a merge', async () => {
    found = { mark: { threadId: otherId, withoutAi: true }, thoughtIds: [thoughtId] };
    await change(merged);
    expect(await marks()).toEqual([expect.objectContaining({ withoutAi: true, threadId: otherId })]);
    found = { mark: { threadId, withoutAi: false }, thoughtIds: [thoughtId] };
    await work.record(`thread-${threadId}`, ownerId, [restored, merged]);
    await work.untilIdle();
    // The restoring takes it back, the merge that follows does not.
    expect((await marks()).map((data) => (data as { withoutAi: boolean }).withoutAi)).toEqual([true, false]);
  });
  it('that are deleted are left alone', async () => {
    await work.record(`thought-${thoughtId}`, ownerId, [
      { ...deleted, type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now } },
    ]);
    await change(set(true));
    expect(await marks()).toEqual([]);
  });
});
