import { v7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { reminderEvents } from '#kits/reminders/reminder-events.ts';
import type { ReminderWorkflowHarness } from '#kits/reminders/reminder-workflow-harness.ts';

/** `pass`: advances time until then, if it does not pass by itself. */
export type RemindersUnderTest = Readonly<{ work: ReminderWorkflowHarness; pass: (until: string) => Promise<void> }>;

/** How each engine handles reminders, to the second. Every case ends by itself: a clock that skips time would run forever. */
export const remindersContract = (open: (now: string) => Promise<RemindersUnderTest>): void => {
  const at = async (now: string) => {
    const ownerId = v7();
    const [facts, { work, pass }] = [reminderEvents(ownerId), await open(now)];
    const ended = (id: string) =>
      vi.waitUntil(
        async () => {
          const run = await work.engine().describe(id);
          return run?.status === 'completed' ? run.result : false;
        },
        { timeout: 30_000, interval: 20 },
      );
    return {
      ...facts,
      work,
      ended,
      ownerId,
      /** Records all of its changes in advance. */
      append: (...appended: Parameters<typeof work.record>[2]) => work.record(facts.stream, ownerId, appended),
      /** How each run ended, in order. */
      outcomes: async (until: string, runs: number) => {
        await pass(until);
        const results: unknown[] = [];
        for (let revision = 0; revision < runs; revision += 1)
          results.push(await ended(`remind/${facts.reminderId}/${revision}`));
        return results;
      },
      dues: async () =>
        (await work.posted())
          .map(({ data: { dueAt, missed } }) => `${dueAt ?? ''}${missed > 0 ? ` +${missed}` : ''}`)
          .toSorted(),
    };
  };
  /** 20:00 in Paris. */
  const onceOn = (day: string) => ({ schedule: { frequency: 'once', day, hour: 20, minute: 0 } }) as const;

  it.each([
    {
      time: 'at 08:00, in spring',
      hour: 8,
      from: '2027-03-26T12:00:00.000Z',
      last: '2027-03-29',
      due: ['2027-03-27T07:00:00.000Z', '2027-03-28T06:00:00.000Z', '2027-03-29T06:00:00.000Z'],
    },
    {
      time: 'at 08:00, in autumn',
      hour: 8,
      from: '2027-10-29T12:00:00.000Z',
      last: '2027-11-01',
      due: ['2027-10-30T06:00:00.000Z', '2027-10-31T07:00:00.000Z', '2027-11-01T07:00:00.000Z'],
    },
    {
      time: 'at 02:00, which spring skips',
      hour: 2,
      from: '2027-03-27T12:00:00.000Z',
      last: '2027-03-29',
      due: ['2027-03-28T01:00:00.000Z', '2027-03-29T00:00:00.000Z'],
    },
    {
      time: 'at 02:00, which autumn has twice',
      hour: 2,
      from: '2027-10-30T12:00:00.000Z',
      last: '2027-11-01',
      due: ['2027-10-31T00:00:00.000Z', '2027-11-01T01:00:00.000Z'],
    },
  ])(
    'a daily reminder $time, is due by its time zone, once a day, until it is changed',
    async ({ hour, from, last, due }) => {
      const { append, outcomes, dues, set, revised } = await at(from);
      await append(
        set(from, { schedule: { frequency: 'daily', hour, minute: 0 } }),
        revised(`${last}T07:30:00.000Z`, onceOn(last)),
      );
      expect(await outcomes(`${last}T20:00:00.000Z`, 2)).toEqual(['superseded', 'over']);
      expect((await dues()).slice(0, -1)).toEqual(due);
    },
  );

  it('a client who changes zone is reminded at the same local time', async () => {
    const { append, outcomes, dues, set, zoneChanged, revised } = await at('2027-06-01T12:00:00.000Z');
    await append(
      set('2027-06-01T12:00:00.000Z'),
      zoneChanged('2027-06-02T20:00:00.000Z', 'America/Montreal'),
      revised('2027-06-04T06:00:00.000Z', onceOn('2027-06-04')),
    );
    expect(await outcomes('2027-06-04T18:00:00.000Z', 3)).toEqual(['superseded', 'superseded', 'over']);
    expect(await dues()).toEqual(['2027-06-02T06:00:00.000Z', '2027-06-03T12:00:00.000Z', '2027-06-04T18:00:00.000Z']);
  });

  it('after an outage only the latest missed time is fired, once', async () => {
    const { append, outcomes, dues, set, revised } = await at('2027-06-09T12:00:00.000Z');
    await append(set('2027-06-01T12:00:00.000Z'), revised('2027-06-09T11:00:00.000Z', onceOn('2027-06-10')));
    expect(await outcomes('2027-06-10T18:00:00.000Z', 2)).toEqual(['superseded', 'over']);
    expect(await dues()).toEqual(['2027-06-09T06:00:00.000Z +7', '2027-06-10T18:00:00.000Z']);
  });

  it('a reminder continues over more firings than one history holds', async () => {
    const { append, outcomes, dues, set, revised } = await at('2027-06-01T12:10:00.000Z');
    await append(
      set('2027-06-01T12:10:00.000Z', { schedule: { frequency: 'hourly', everyHours: 1, startMinute: 30 } }),
      revised('2027-06-02T20:00:00.000Z', onceOn('2027-06-03')),
    );
    expect(await outcomes('2027-06-03T18:00:00.000Z', 2)).toEqual(['superseded', 'over']);
    const fired = await dues();
    expect([fired.length, new Set(fired).size, fired[0], fired.at(-2)]).toEqual([
      33,
      33,
      '2027-06-01T12:30:00.000Z',
      '2027-06-02T19:30:00.000Z',
    ]);
  });

  it('a snoozed one comes again at the chosen time', async () => {
    const { append, outcomes, work, ended, set, reminderId, ownerId } = await at('2027-06-01T12:00:00.000Z');
    await append(set('2027-06-01T12:00:00.000Z', onceOn('2027-06-02')));
    expect(await outcomes('2027-06-02T18:00:00.000Z', 1)).toEqual(['over']);
    const [first] = await work.posted();
    const notificationId = first?.data.notificationId ?? '';
    const [until, snoozedAt] = ['2027-06-02T18:10:00.000Z', '2027-06-02T18:00:00.000Z'];
    const revision = await work.record(`notification-${notificationId}`, ownerId, [
      {
        type: 'NotificationSnoozed',
        data: { notificationId, ownerId, choice: '10-minutes', until, snoozedAt },
        private: null,
      },
    ]);
    await outcomes(until, 0);
    expect(await ended(`put-off/${notificationId}/${revision}`)).toBe('posted');
    expect((await work.posted()).map(({ data }) => [data.subject?.id, data.dueAt, data.snoozedFrom])).toEqual([
      [reminderId, '2027-06-02T18:00:00.000Z', null],
      [reminderId, until, notificationId],
    ]);
  });
};
