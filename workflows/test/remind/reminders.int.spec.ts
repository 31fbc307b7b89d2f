import { defaultNotificationSettings as settings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { ownerId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { reminderEvents } from '@ecrin/testing/kits/reminders/reminder-events.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createRemindActivities } from '#remind/remind.activities.ts';

const { stream, reminderId, ...facts } = reminderEvents(ownerId);
const monday = '2026-06-01T12:00:00.000Z';
let work: ReminderWorkflowHarness;
afterEach(() => work.dispose());

const at = async (now: string) => {
  work = await openReminderWorkflowHarness({ now });
  const dues = async () =>
    (await work.posted()).map(({ data: { dueAt, missed } }) => `${dueAt ?? ''}${missed > 0 ? ` +${missed}` : ''}`);
  return {
    ...work,
    dues,
    append: (...appended: Parameters<typeof work.record>[2]) => work.record(stream, ownerId, appended),
  };
};

describe('a reminder', () => {
  it('is fired when it is due, once, with its current words', async () => {
    const { append, passUntil, posted } = await at(monday);
    await append(facts.set(monday));
    await passUntil('2026-06-02T05:59:59.999Z');
    expect(await posted()).toEqual([]);
    await passUntil('2026-06-02T06:00:00.000Z');
    await passUntil('2026-06-03T05:00:00.000Z');
    expect(await posted()).toMatchObject([
      {
        data: {
          ownerId,
          kind: 'reminder',
          subject: { kind: 'reminder', id: reminderId },
          dueAt: '2026-06-02T06:00:00.000Z',
          missed: 0,
          unread: true,
          snoozedFrom: null,
          timeZone: 'Europe/Paris',
        },
        private: { title: 'Appeler ma sœur', body: null },
        metadata: { actor: 'system:remind', ownerId },
      },
    ]);
  });

  it('that was changed while it waited uses the new schedule and words', async () => {
    const { append, passUntil, posted } = await at(monday);
    await append(facts.set(monday));
    await passUntil('2026-06-02T05:00:00.000Z');
    await append(
      facts.revised('2026-06-02T05:00:00.000Z', {
        schedule: { frequency: 'daily', hour: 9, minute: 30 },
        title: 'Appeler Papa',
      }),
    );
    await passUntil('2026-06-02T12:00:00.000Z');
    expect(await posted()).toMatchObject([
      { data: { dueAt: '2026-06-02T07:30:00.000Z' }, private: { title: 'Appeler Papa' } },
    ]);
  });

  it('names its subject, which is opened in its place', async () => {
    const { append, passUntil, posted } = await at(monday);
    const about = { kind: 'thought', id: '019b6c00-0000-7000-8000-000000000001' } as const;
    await append(facts.set(monday, { subject: about }));
    await passUntil('2026-06-02T06:00:00.000Z');
    expect(await posted()).toMatchObject([{ data: { subject: { kind: 'reminder', id: reminderId, about } } }]);
  });

  it('that is paused does not fire, and makes up for nothing when it is started again', async () => {
    const { append, passUntil, dues } = await at(monday);
    await append(facts.set(monday));
    await passUntil('2026-06-01T20:00:00.000Z');
    await append(facts.paused('2026-06-01T20:00:00.000Z'));
    await passUntil('2026-06-03T12:00:00.000Z');
    await append(facts.started('2026-06-03T12:00:00.000Z'));
    await passUntil('2026-06-04T12:00:00.000Z');
    expect(await dues()).toEqual(['2026-06-04T06:00:00.000Z']);
  });

  it('that is deleted does not fire until it is restored', async () => {
    const { append, passUntil, dues } = await at(monday);
    await append(facts.set(monday));
    await passUntil('2026-06-01T20:00:00.000Z');
    await append(facts.deleted('2026-06-01T20:00:00.000Z'));
    await passUntil('2026-06-02T12:00:00.000Z');
    expect(await dues()).toEqual([]);
    await append(facts.restored('2026-06-02T12:00:00.000Z'));
    await passUntil('2026-06-03T12:00:00.000Z');
    expect(await dues()).toEqual(['2026-06-03T06:00:00.000Z']);
  });

  it('that is restored soon fires what came due meanwhile', async () => {
    const { append, passUntil, dues } = await at(monday);
    await append(facts.set(monday, { schedule: { frequency: 'once', day: '2026-06-02', hour: 8, minute: 0 } }));
    const deletedAt = '2026-06-02T05:59:58.000Z';
    await passUntil(deletedAt);
    await append(facts.deleted(deletedAt));
    await passUntil('2026-06-02T06:00:03.000Z');
    await append(facts.restored('2026-06-02T06:00:03.000Z', deletedAt));
    await passUntil('2026-06-02T06:00:05.000Z');
    expect(await dues()).toEqual(['2026-06-02T06:00:00.000Z']);
  });

  it('follows a client to another time zone', async () => {
    const { append, passUntil, dues } = await at(monday);
    await append(facts.set(monday));
    await passUntil('2026-06-02T20:00:00.000Z');
    await append(facts.zoneChanged('2026-06-02T20:00:00.000Z', 'America/Montreal'));
    await passUntil('2026-06-03T20:00:00.000Z');
    expect(await dues()).toEqual(['2026-06-02T06:00:00.000Z', '2026-06-03T12:00:00.000Z']);
  });

  it.each([
    [
      'spring',
      '2026-03-27T12:00:00.000Z',
      ['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ],
    [
      'autumn',
      '2026-10-23T12:00:00.000Z',
      ['2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ],
  ])('is due at 08:00 local time through the clock change in %s', async (_season, from, due) => {
    const { append, passUntil, dues } = await at(from);
    await append(facts.set(from));
    await passUntil(due.at(-1) ?? '');
    expect(await dues()).toEqual(due);
  });

  it.each([
    {
      what: 'skips, as much later',
      from: '2026-03-28T12:00:00.000Z',
      until: '2026-03-29T12:00:00.000Z',
      due: ['2026-03-29T01:30:00.000Z'],
    },
    {
      what: 'shows twice, the first time',
      from: '2026-10-24T12:00:00.000Z',
      until: '2026-10-25T12:00:00.000Z',
      due: ['2026-10-25T00:30:00.000Z'],
    },
  ])('is due once at a local time that the clock $what', async ({ from, until, due }) => {
    const { append, passUntil, dues } = await at(from);
    await append(facts.set(from, { schedule: { frequency: 'daily', hour: 2, minute: 30 } }));
    await passUntil(until);
    expect(await dues()).toEqual(due);
  });

  it('for one day ends afterwards', async () => {
    const { append, passUntil, dues, engine } = await at(monday);
    await append(facts.set(monday, { schedule: { frequency: 'once', day: '2026-06-01', hour: 18, minute: 0 } }));
    await passUntil('2026-06-01T17:00:00.000Z');
    expect(await dues()).toEqual(['2026-06-01T16:00:00.000Z']);
    expect(await engine().describe(`remind/${reminderId}/0`)).toMatchObject({ status: 'completed', result: 'over' });
  });

  it('continues as new beyond the limit of one history', async () => {
    const { append, passUntil, dues } = await at('2026-06-01T12:10:00.000Z');
    await append(
      facts.set('2026-06-01T12:10:00.000Z', { schedule: { frequency: 'cron', expression: '*/30 * * * *' } }),
    );
    await passUntil('2026-06-03T12:10:00.000Z');
    const fired = await dues();
    expect(new Set(fired).size).toBe(fired.length);
    expect(fired).toHaveLength(96);
  });
});

describe('a server that was down over due times', () => {
  it('fires the latest once, with the number missed', async () => {
    const { append, passUntil, downUntil, dues } = await at(monday);
    await append(facts.set(monday, { schedule: { frequency: 'hourly', everyHours: 1, startMinute: 0 } }));
    await passUntil('2026-06-01T13:30:00.000Z');
    await downUntil('2026-06-02T14:20:00.000Z');
    await passUntil('2026-06-02T15:20:00.000Z');
    expect(await dues()).toEqual([
      '2026-06-01T13:00:00.000Z',
      '2026-06-02T14:00:00.000Z +24',
      '2026-06-02T15:00:00.000Z',
    ]);
  });

  it('fires what was due before a change, with its previous words', async () => {
    const { append, downUntil, dues } = await at(monday);
    await append(facts.set(monday));
    await append(
      facts.revised('2026-06-02T07:00:00.000Z', {
        schedule: { frequency: 'daily', hour: 11, minute: 0 },
        title: 'Appeler Papa',
      }),
    );
    await downUntil('2026-06-02T09:30:00.000Z');
    expect((await dues()).toSorted()).toEqual(['2026-06-02T06:00:00.000Z', '2026-06-02T09:00:00.000Z']);
  });

  it('fires nothing for reminders paused meanwhile', async () => {
    const { append, downUntil, posted } = await at(monday);
    await append(facts.set(monday), facts.paused('2026-06-02T07:00:00.000Z'));
    await downUntil('2026-06-04T09:30:00.000Z');
    expect(await posted()).toEqual([]);
  });
});

it('given reminders are off in the app, when one fires, then it is stored as not unread', async () => {
  const { append, passUntil, posted, record } = await at(monday);
  const off = { 'in-app': false, push: true, mail: false };
  await record(`notification-settings-${ownerId}`, ownerId, [
    {
      type: 'NotificationSettingsChosen',
      data: {
        ownerId,
        byMail: false,
        chosenAt: monday,
        settings: { ...settings, kinds: { ...settings.kinds, reminder: off } },
      },
      private: null,
    },
  ]);
  await append(facts.set(monday));
  await passUntil('2026-06-02T12:00:00.000Z');
  expect(await posted()).toMatchObject([{ data: { unread: false } }]);
});

it('given a firing is retried, even by another run, then it is the same notification', async () => {
  const { append, events, clock, posted, downUntil } = await at(monday);
  await append(facts.set(monday));
  const { fire } = createRemindActivities({ events, clock, execute: createExecuteCommand(events) });
  const due = { reminderId, ownerId, revision: 0, dueAt: '2026-06-02T06:00:00.000Z', missed: 0 };
  const step = { workflowId: `remind/${reminderId}/0`, signal: new AbortController().signal };
  for (const idempotencyKey of ['step-1', 'step-1', 'step-2']) await fire(due, { ...step, idempotencyKey });
  await downUntil('2026-06-02T12:00:00.000Z');
  expect(await posted()).toHaveLength(1);
});
