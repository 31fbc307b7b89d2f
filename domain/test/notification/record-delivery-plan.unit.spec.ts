import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { needsDelivery } from '#notification/delivery/needs-delivery.ts';
import { recordDeliveryPlan } from '#notification/delivery/record-delivery-plan.ts';
import { notification, type Notification } from '#notification/notification.aggregate.ts';
import type { NotificationEvent } from '#notification/notification.events.ts';

const [notificationId, ownerId, now, until] = [
  'notification',
  'client',
  '2026-01-10T21:30:00.000Z',
  '2026-01-11T06:00:00.000Z',
];
const its = { notificationId, ownerId };
const posted: NotificationEvent = {
  type: 'NotificationPosted',
  private: { title: 'Respirer', body: null },
  data: {
    ...its,
    kind: 'reminder',
    subject: null,
    dueAt: now,
    missed: 0,
    snoozedFrom: null,
    unread: true,
    timeZone: 'UTC',
    postedAt: now,
  },
};
const spec = specFor(notification);
const given = (...events: readonly NotificationEvent[]): Notification =>
  events.reduce(notification.evolve, notification.initial);
const input = {
  notificationId,
  blocked: [{ channel: 'push', reason: 'no-device' }],
  heldBack: ['mail'],
  until,
  now,
} as const;

describe('recording a delivery plan', () => {
  it('records blocked channels at once, and once, with the reason and until when', () =>
    spec
      .given(posted)
      .when(recordDeliveryPlan, input)
      .then(
        {
          type: 'NotificationBlocked',
          data: { ...its, channel: 'push', deviceId: null, reason: 'no-device', blockedAt: now },
          private: null,
        },
        { type: 'NotificationHeldBack', data: { ...its, channel: 'mail', until, heldBackAt: now }, private: null },
      ));
  it('appends nothing when everything is sent', () =>
    spec
      .given(posted)
      .when(recordDeliveryPlan, { ...input, blocked: [], heldBack: [], until: null })
      .thenNothing());
  it('refuses an unknown notification', () =>
    spec.given().when(recordDeliveryPlan, input).thenRefused('notification.not-found'));
});

describe('delivering outside the app', () => {
  it('is wanted for a posted notification, also when it was never unread', () =>
    expect([
      needsDelivery(given(posted), now),
      needsDelivery(given({ ...posted, data: { ...posted.data, unread: false } }), now),
    ]).toEqual([true, true]));
  it.each<NotificationEvent>([
    { type: 'NotificationRead', data: { ...its, readAt: now }, private: null },
    { type: 'NotificationDeleted', data: { ...its, unread: true, deletedAt: now }, private: null },
    { type: 'NotificationOpened', data: { ...its, channel: 'in-app', openedAt: now }, private: null },
    { type: 'NotificationDone', data: { ...its, doneAt: now }, private: null },
    { type: 'NotificationSnoozed', data: { ...its, choice: 'tomorrow', until, snoozedAt: now }, private: null },
  ])('is not wanted after $type', (event) => expect(needsDelivery(given(posted, event), now)).toBe(false));
  it('is not wanted after three days', () =>
    expect(
      ['2026-01-13T21:29:59.999Z', '2026-01-13T21:30:00.000Z'].map((then) => needsDelivery(given(posted), then)),
    ).toEqual([true, false]));
  it('is not wanted for an unknown notification', () => expect(needsDelivery(given(), now)).toBe(false));
});
