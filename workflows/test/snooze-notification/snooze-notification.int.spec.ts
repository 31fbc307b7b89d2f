import { ownerId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import { reminderEvents } from '@ecrin/testing/kits/reminders/reminder-events.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { stream, reminderId, ...facts } = reminderEvents(ownerId);
const monday = '2026-06-01T12:00:00.000Z';
const due = '2026-06-01T16:00:00.000Z';
const later = '2026-06-01T16:15:00.000Z';
const notificationId = notificationIdOf(reminderId, due);
const its = { notificationId, ownerId };
const snoozed = {
  type: 'NotificationSnoozed',
  data: { ...its, choice: '10-minutes', until: later, snoozedAt: '2026-06-01T16:05:00.000Z' },
  private: null,
};

let work: ReminderWorkflowHarness;
/** Of the snooze. */
let revision: number;
const fired = async () => (await work.posted()).map(({ data: { dueAt, snoozedFrom } }) => ({ dueAt, snoozedFrom }));
const append = (of: string, ...appended: Parameters<ReminderWorkflowHarness['record']>[2]) =>
  work.record(of, ownerId, appended);

beforeEach(async () => {
  work = await openReminderWorkflowHarness({ now: monday });
  await append(stream, facts.set(monday, { schedule: { frequency: 'once', day: '2026-06-01', hour: 18, minute: 0 } }));
  await work.passUntil('2026-06-01T16:05:00.000Z');
  revision = await append(`notification-${notificationId}`, snoozed);
});
afterEach(() => work.dispose());

describe('a snoozed reminder', () => {
  it('comes again at the chosen time, once, with its current words', async () => {
    await append(
      stream,
      facts.revised('2026-06-01T16:06:00.000Z', {
        schedule: { frequency: 'once', day: '2026-06-01', hour: 18, minute: 0 },
        title: 'Appeler Papa',
      }),
    );
    await work.passUntil('2026-06-01T16:14:59.000Z');
    expect(await fired()).toHaveLength(1);
    await work.passUntil('2026-06-01T18:00:00.000Z');
    expect((await work.posted()).at(-1)).toMatchObject({
      data: {
        notificationId: notificationIdOf(notificationId, later),
        kind: 'reminder',
        subject: { kind: 'reminder', id: reminderId },
        dueAt: later,
        snoozedFrom: notificationId,
        unread: true,
      },
      private: { title: 'Appeler Papa' },
    });
    expect(await fired()).toHaveLength(2);
  });

  it('comes when the server is back', async () => {
    await work.untilIdle();
    await work.downUntil('2026-06-02T09:00:00.000Z');
    expect(await fired()).toEqual([
      { dueAt: due, snoozedFrom: null },
      { dueAt: later, snoozedFrom: notificationId },
    ]);
  });

  it.each([
    [
      'it was done',
      `notification-${notificationId}`,
      { type: 'NotificationDone', data: { ...its, doneAt: later }, private: null },
    ],
    [
      'it was deleted',
      `notification-${notificationId}`,
      { type: 'NotificationDeleted', data: { ...its, unread: false, deletedAt: later }, private: null },
    ],
    ['its reminder is gone', stream, facts.deleted('2026-06-01T16:06:00.000Z')],
  ])('does not come again when %s meanwhile', async (_what, of, fact) => {
    await append(of, fact);
    await work.passUntil('2026-06-01T18:00:00.000Z');
    expect(await fired()).toEqual([{ dueAt: due, snoozedFrom: null }]);
    expect(await work.engine().describe(`put-off/${notificationId}/${revision}`)).toMatchObject({
      status: 'completed',
      result: 'superseded',
    });
  });
});
