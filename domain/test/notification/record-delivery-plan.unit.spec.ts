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

describe('what a plan blocks', () => {
  it('is recorded at once, and once, with why and until when', () =>
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
  it('is nothing when all goes', () =>
    spec
      .given(posted)
      .when(recordDeliveryPlan, { ...input, blocked: [], heldBack: [], until: null })
      .thenNothing());
  it('is refused for what was never posted', () =>
    spec.given().when(recordDeliveryPlan, input).thenRefused('notification.not-found'));
});

describe('telling outside', () => {
  it('is of use for what was posted, also when it was never unread', () =>
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
  ])('is of none after $type', (event) => expect(needsDelivery(given(posted, event), now)).toBe(false));
  it('is of none after three days', () =>
    expect(
      ['2026-01-13T21:29:59.999Z', '2026-01-13T21:30:00.000Z'].map((then) => needsDelivery(given(posted), then)),
    ).toEqual([true, false]));
  it('is of none for what was never posted', () => expect(needsDelivery(given(), now)).toBe(false));
});
