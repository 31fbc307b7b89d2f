import type { Due } from '@ecrin/domain/reminder/schedule/find-due.ts';
import { ownerId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { reminderEvents } from '@ecrin/testing/kits/reminders/reminder-events.ts';
import { describe, expect, it, vi } from 'vitest';
import { remindTrigger } from '#remind/remind.trigger.ts';
import { remind } from '#remind/remind.workflow.ts';

const input = { reminderId: 'reminder-1', ownerId: 'owner-1', revision: 2, after: '2026-06-01T12:00:00.000Z' };
const dueAt = (day: number): string => `2026-06-${String(day).padStart(2, '0')}T06:00:00.000Z`;

const withMocks = (...answers: readonly (Due | null | 'superseded')[]) => {
  const left = [...answers];
  const next = async () => left.shift() ?? null;
  const activities = { nextDue: vi.fn(next), fire: vi.fn(next) };
  const [sleepUntil, sleep, continueAsNew] = [
    vi.fn(async () => undefined),
    vi.fn(async () => undefined),
    vi.fn(async () => 'continued' as never),
  ];
  const run = { activities, sleepUntil, continueAsNew, sleep, waitFor: async () => 'timed-out' as const };
  return { activities, sleepUntil, sleep, continueAsNew, runWorkflow: () => remind.run(run, input) };
};

describe('the reminder workflow', () => {
  it('waits, fires, and continues after the last firing', async () => {
    const waited = { dueAt: dueAt(3), isDue: false, missed: 0 };
    const { runWorkflow, activities, sleepUntil } = withMocks(
      { dueAt: dueAt(2), isDue: false, missed: 0 },
      { dueAt: dueAt(2), isDue: true, missed: 0 },
      waited,
      null,
    );
    expect(await runWorkflow()).toBe('over');
    expect(sleepUntil.mock.calls).toEqual([[dueAt(2)], [dueAt(3)]]);
    expect(activities.fire).toHaveBeenCalledExactlyOnceWith({
      reminderId: 'reminder-1',
      ownerId: 'owner-1',
      revision: 2,
      dueAt: dueAt(2),
      missed: 0,
    });
    expect(activities.nextDue.mock.calls.map((call: readonly unknown[]) => call[0])).toMatchObject([
      { after: input.after, awoken: null },
      { after: input.after, awoken: dueAt(2) },
      { after: dueAt(2), awoken: dueAt(3) },
    ]);
  });

  it('fires nothing once it is superseded', async () => {
    const { runWorkflow, activities } = withMocks('superseded');
    expect(await runWorkflow()).toBe('superseded');
    expect(activities.fire).not.toHaveBeenCalled();
  });

  it('continues as new after twelve firings, with the last firing as input', async () => {
    const { runWorkflow, continueAsNew } = withMocks(
      ...Array.from({ length: 13 }, (_, index) => ({ dueAt: dueAt(index + 2), isDue: true, missed: 0 })),
    );
    await runWorkflow();
    expect(continueAsNew).toHaveBeenCalledExactlyOnceWith({ ...input, after: dueAt(13) });
  });

  it('restarts an hour after a step that failed, from where it began', async () => {
    const { runWorkflow, activities, sleep, continueAsNew } = withMocks({ dueAt: dueAt(2), isDue: true, missed: 0 });
    activities.fire.mockRejectedValue(new ActivityFault('worker-died', 'too often', null));
    await runWorkflow();
    expect(sleep).toHaveBeenCalledExactlyOnceWith(3_600_000);
    expect(continueAsNew).toHaveBeenCalledExactlyOnceWith(input);
  });

  it('ends when the workflow itself is broken', async () => {
    const { runWorkflow, activities, continueAsNew } = withMocks();
    activities.nextDue.mockRejectedValue(new TypeError('a mistake of ours'));
    await expect(runWorkflow()).rejects.toThrow('a mistake of ours');
    expect(continueAsNew).not.toHaveBeenCalled();
  });
});

describe('a change of a reminder', () => {
  const { reminderId, stream: _stream, ...facts } = reminderEvents(ownerId);
  const now = '2026-06-01T12:00:00.000Z';
  const heard = (fact: object) => remindTrigger.actionOf({ ...fact, revision: 3, metadata: { ownerId } } as never);

  it.each([facts.set(now), facts.revised(now), facts.zoneChanged(now, 'UTC'), facts.started(now), facts.restored(now)])(
    '$type starts a run from that moment on',
    (fact) =>
      expect(heard(fact)).toEqual({
        start: {
          workflow: 'remind',
          id: `remind/${reminderId}/3`,
          input: { reminderId, ownerId, revision: 3, after: now },
        },
      }),
  );
  it.each([facts.paused(now), facts.deleted(now)])('$type ends the previous run', (fact) =>
    expect(heard(fact)).toEqual({ cancel: `remind/${reminderId}/2` }),
  );
});
