import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import {
  blocked,
  deleted,
  delivered,
  deviceId,
  ticked,
  heldBack,
  notificationId,
  opened,
  ownerId,
  posted,
  postedNews,
  postedQuietly,
  read,
  reminderId,
  sent,
  snoozed,
} from '@ecrin/domain/test/notification/notification.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { notificationCardOf, type NotificationDocument } from '#notification/notification.model.ts';
import { notificationProjection as projection } from '#notification/notification.projection.ts';

const fold = (...events: readonly NotificationEvent[]) =>
  events.reduce<NotificationDocument | null>((doc, event) => projection.apply(doc, event), null);
const cardOf = (...events: readonly NotificationEvent[]) => {
  const doc = fold(...events);
  return doc && notificationCardOf('fr')(doc);
};
const at = posted.data.postedAt;

describe('a notification in the read model', () => {
  it('shows the posted notification', () =>
    expect(fold(posted)).toEqual({
      notificationId,
      ownerId,
      kind: 'reminder',
      subject: { kind: 'reminder', id: reminderId },
      reminderId,
      title: 'Appeler Papa',
      body: 'Il rentre de voyage.',
      saying: null,
      dueAt: '2026-01-02T08:59:00.000Z',
      missed: 0,
      snoozedFrom: null,
      postedAt: at,
      listed: true,
      unread: true,
      deleted: false,
      readAt: null,
      openedAt: null,
      doneAt: null,
      snoozedUntil: null,
      outcomes: [],
    }));
  it('is not listed when its kind is off in the app, nor once it is deleted', () =>
    expect(
      [fold(posted), fold(postedQuietly), fold(posted, deleted)].map(
        (doc) => doc && [projection.shown(doc), doc.listed, doc.unread],
      ),
    ).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false, false],
    ]));
  it('shows its acts and outcomes', () =>
    expect(fold(posted, opened, read, snoozed, ticked)).toMatchObject({
      unread: false,
      readAt: at,
      openedAt: at,
      doneAt: at,
      snoozedUntil: '2026-01-02T09:10:00.000Z',
    }));
  it('shows the first time it was opened', () => {
    const again: NotificationEvent = {
      ...opened,
      data: { ...opened.data, channel: 'push', openedAt: '2026-01-03T09:00:00.000Z' },
    };
    expect(fold(posted, opened, again)).toMatchObject({ openedAt: at });
  });
  it('lists its outcomes in order, also once it is deleted', () =>
    expect(fold(posted, heldBack, blocked, deleted, sent, delivered)?.outcomes).toEqual([
      { channel: 'push', state: 'held-back', reason: null, deviceId: null, at, until: heldBack.data.until },
      { channel: 'mail', state: 'blocked', reason: 'kind-off', deviceId: null, at, until: null },
      { channel: 'push', state: 'sent', reason: null, deviceId, at, until: null },
      { channel: 'push', state: 'delivered', reason: null, deviceId, at, until: null },
    ]));
  it('is in a reminder’s history only when it belongs to a reminder', () =>
    expect(fold(postedNews)).toMatchObject({ reminderId: null }));
  it('has no words without its key', () =>
    expect(fold({ ...posted, private: null })).toMatchObject({ title: null, body: null }));
  it('is empty without its first event', () =>
    expect(
      [read, deleted, opened, ticked, snoozed, sent, delivered, heldBack, blocked].map((event) => fold(event)),
    ).toEqual(Array(9).fill(null)));
});

it('a message of Écrin is in the language of the reader', () => {
  const doc = fold({ ...posted, private: { title: 'Notification d’essai', body: null, saying: { about: 'test' } } });
  expect(doc && [notificationCardOf('fr')(doc).title, notificationCardOf('en')(doc).title]).toEqual([
    'Notification d’essai',
    'Test notification',
  ]);
});

it('allows ticking or snoozing a card once, for reminders only', () =>
  expect(
    [cardOf(posted), cardOf(posted, read), cardOf(posted, ticked), cardOf(posted, snoozed), cardOf(postedNews)].map(
      (card) => card && [card.read, card.open],
    ),
  ).toEqual([
    [false, true],
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]));
