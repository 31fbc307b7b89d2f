import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { describe, expect, it } from 'vitest';
import {
  latestMissedSending,
  partOfDay,
  recentlyMissedSending,
  settingToChange,
  otherOutcomes,
  sendingOutcome,
} from '#features/reminders/sendings/sending-outcome.ts';

const outcome = (more: Partial<DeliveryOutcome>): DeliveryOutcome => ({
  channel: 'push',
  state: 'sent',
  reason: null,
  device: 'téléphone',
  at: '2025-11-12T20:30:00.000Z',
  until: null,
  ...more,
});
const until = '2025-11-13T06:00:00.000Z';
const sending = (outcomes: readonly DeliveryOutcome[], more: Partial<ReminderSending> = {}): ReminderSending => ({
  notificationId: 'n',
  reminderId: 'r',
  title: 'Trois lignes',
  dueAt: '2025-11-12T20:30:00.000Z',
  postedAt: '2025-11-12T20:30:00.000Z',
  missed: 0,
  snoozed: false,
  outcomes: [...outcomes],
  readAt: null,
  openedAt: null,
  doneAt: null,
  snoozedUntil: null,
  ...more,
});

describe('the outcome of a delivery', () => {
  it.each([
    [
      'received is more than sent',
      [outcome({}), outcome({ state: 'delivered' })],
      { state: 'received', channel: 'push', device: 'téléphone' },
    ],
    [
      'sent to one device is more than blocked on another',
      [outcome({ state: 'blocked', reason: 'device-unsubscribed' }), outcome({ device: null })],
      { state: 'sent', channel: 'push', device: null },
    ],
    ['quiet hours held it back', [outcome({ state: 'held-back', until })], { state: 'held', until, wentOut: false }],
    [
      'delayed is shown also when it arrived later',
      [outcome({ state: 'held-back', until }), outcome({ state: 'delivered' })],
      { state: 'held', until, wentOut: true },
    ],
    [
      'a device says more than a mail',
      [
        outcome({ channel: 'mail', state: 'blocked', reason: 'kind-off' }),
        outcome({ state: 'blocked', reason: 'no-device' }),
      ],
      { state: 'blocked', reason: 'no-device' },
    ],
    ['nothing is known', [outcome({ channel: 'in-app', state: 'delivered' })], { state: 'kept' }],
  ] as const)('%s', (_name, outcomes, told) => expect(sendingOutcome(sending(outcomes))).toEqual(told));

  it('when delivered and opened shows the times', () => {
    const openedAt = '2025-11-12T20:34:00.000Z';
    expect(sendingOutcome(sending([outcome({ state: 'delivered' })], { openedAt }))).toEqual({
      state: 'opened',
      at: openedAt,
    });
  });
});

describe('other outcomes', () => {
  const off = outcome({ channel: 'mail', state: 'blocked', reason: 'kind-off' });
  const gone = outcome({ state: 'blocked', reason: 'device-unsubscribed' });
  it('list other channels, without repeating one, or mail that was not requested', () => {
    const outcomes = [gone, off, outcome({ state: 'delivered' })];
    expect(otherOutcomes(outcomes, sendingOutcome(sending(outcomes)))).toEqual([gone, outcome({ state: 'delivered' })]);
    expect(otherOutcomes([gone, off], sendingOutcome(sending([gone, off])))).toEqual([]);
  });
});

describe('the latest undelivered one', () => {
  const now = '2025-11-18T12:00:00.000Z';
  const heard = sending([outcome({ state: 'delivered' })]);
  const held = sending([outcome({ state: 'held-back', until })]);
  it('is the newest one that was not delivered, with a link to its setting', () => {
    const silence = latestMissedSending(
      [heard, held, sending([outcome({ state: 'blocked', reason: 'no-device' })])],
      now,
    );
    expect(silence?.sending).toBe(held);
    expect(silence && settingToChange(silence)).toBe('quiet');
  });
  it('is null when all were delivered, when it was seen in Écrin, or is long ago', () => {
    expect(latestMissedSending([heard], now)).toBeNull();
    expect(
      latestMissedSending(
        (['present', 'push-not-set-up', 'mail-not-set-up'] as const).map((reason) =>
          sending([outcome({ state: 'blocked', reason })]),
        ),
        now,
      ),
    ).toBeNull();
    expect(latestMissedSending([sending([outcome({ state: 'blocked', reason: 'present' })])], now)).toBeNull();
    expect(
      latestMissedSending(
        [sending([outcome({ state: 'blocked', reason: 'no-device' })], { readAt: '2025-11-12T20:31:00.000Z' })],
        now,
      ),
    ).toBeNull();
    expect(latestMissedSending([held], '2025-12-18T12:00:00.000Z')).toBeNull();
  });
  it('of one reminder is its last delivery only, and not when the person chose it', () => {
    const last = (...sendings: readonly ReminderSending[]) => recentlyMissedSending(sendings, { reminderId: 'r', now });
    const blocked = (reason: 'device-unsubscribed' | 'kind-off') => sending([outcome({ state: 'blocked', reason })]);
    expect(last(held)?.outcome.state).toBe('held');
    expect(last(blocked('device-unsubscribed'))?.sending).toEqual(blocked('device-unsubscribed'));
    expect(last(blocked('kind-off'))).toBeNull();
    expect(last(heard, held)).toBeNull();
    expect(last({ ...held, reminderId: 'another' })).toBeNull();
  });
  it.each([
    ['00:30', 'night'],
    ['05:00', 'morning'],
    ['12:00', 'afternoon'],
    ['21:30', 'evening'],
  ])('%s is %s', (time, part) => expect(partOfDay(time)).toBe(part));
});
