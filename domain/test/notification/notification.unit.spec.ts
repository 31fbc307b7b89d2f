import { describe, expect, it } from 'vitest';
import { deleteNotification } from '#notification/commands/delete-notification.ts';
import { markNotificationDone } from '#notification/commands/mark-notification-done.ts';
import { openNotification } from '#notification/commands/open-notification.ts';
import { postNotification, type PostNotification } from '#notification/commands/post-notification.ts';
import { readNotification } from '#notification/commands/read-notification.ts';
import { snoozeNotification } from '#notification/commands/snooze-notification.ts';
import { markNotificationBlocked } from '#notification/delivery/mark-notification-blocked.ts';
import { markNotificationDelivered } from '#notification/delivery/mark-notification-delivered.ts';
import { markNotificationHeldBack } from '#notification/delivery/mark-notification-held-back.ts';
import { markNotificationSent } from '#notification/delivery/mark-notification-sent.ts';
import { notification } from '#notification/notification.aggregate.ts';
import {
  blocked,
  deleted,
  delivered,
  deviceId,
  ticked,
  forNotification,
  heldBack,
  notificationId,
  now,
  opened,
  ownerId,
  posted,
  postedNews,
  postedQuietly,
  read,
  sent,
  snoozed,
} from './notification.fixtures.ts';

const { given } = forNotification;
const itself = { notificationId, now };

describe('posting a notification', () => {
  const { kind, subject, dueAt, missed, snoozedFrom, unread, timeZone } = posted.data;
  const post: PostNotification = {
    ...itself,
    ownerId,
    kind,
    subject,
    dueAt,
    missed,
    snoozedFrom,
    unread,
    timeZone,
    title: 'Appeler Papa',
    body: 'Il rentre de voyage.',
  };
  it('stores its subject in data and its words in private', () => given().when(postNotification, post).then(posted));
  it('stores a message of Écrin as a code', () => {
    const saying = { about: 'test' } as const;
    given()
      .when(postNotification, { ...post, saying })
      .then({ ...posted, private: { title: 'Appeler Papa', body: 'Il rentre de voyage.', saying } });
  });
  it('stores it as not unread when its kind is off in the app', () =>
    given()
      .when(postNotification, { ...post, unread: false })
      .then(postedQuietly));
  it('is recorded once, even if names changed meanwhile', () =>
    given(posted)
      .when(postNotification, { ...post, title: 'Appeler Papa ce soir', missed: 2 })
      .thenNothing());
  it('appends nothing to a deleted notification', () =>
    given(posted, deleted).when(postNotification, post).thenNothing());
  it.each([
    ['another time', { dueAt: '2026-01-03T08:59:00.000Z' }],
    ['another reminder', { subject: { kind: 'reminder', id: 'other' } as const }],
    ['another kind', { kind: 'goal' as const }],
    ['something put off', { snoozedFrom: 'other' }],
    ['nothing', { subject: null }],
  ])('refuses an id that belongs to %s', (_what, other) =>
    given(posted)
      .when(postNotification, { ...post, ...other })
      .thenRefused('notification.already-posted'),
  );
});

describe('reading a notification', () => {
  it('is recorded', () => given(posted).when(readNotification, itself).then(read));
  it('is recorded once', () => given(posted, read).when(readNotification, itself).thenNothing());
  it('is not recorded for one that was never unread', () =>
    given(postedQuietly).when(readNotification, itself).thenNothing());
  it('refuses an unknown notification', () =>
    given().when(readNotification, itself).thenRefused('notification.not-found'));
  it('refuses a deleted notification', () =>
    given(posted, deleted).when(readNotification, itself).thenRefused('notification.deleted'));
});

describe('opening a notification', () => {
  const open = { ...itself, channel: 'in-app' } as const;
  it('marks it as read', () => given(posted).when(openNotification, open).then(opened, read));
  it('does not mark it as read again', () => given(posted, read).when(openNotification, open).then(opened));
  it('is recorded once per channel', () => {
    given(posted, opened, read).when(openNotification, open).thenNothing();
    given(posted, opened, read)
      .when(openNotification, { ...open, channel: 'push' })
      .then({ ...opened, data: { ...opened.data, channel: 'push' } });
  });
  it('refuses an unknown notification', () =>
    given().when(openNotification, open).thenRefused('notification.not-found'));
  it('refuses a deleted notification', () =>
    given(posted, deleted).when(openNotification, open).thenRefused('notification.deleted'));
});

describe('ticking a notification', () => {
  it('marks it as read', () => given(posted).when(markNotificationDone, itself).then(ticked, read));
  it('does not mark it as read again', () => given(posted, read).when(markNotificationDone, itself).then(ticked));
  it('is recorded once', () => given(posted, ticked, read).when(markNotificationDone, itself).thenNothing());
  it('is possible after a snooze', () => given(posted, snoozed, read).when(markNotificationDone, itself).then(ticked));
  it('refuses notifications that are not reminders', () =>
    given(postedNews).when(markNotificationDone, itself).thenRefused('notification.not-a-reminder'));
  it('refuses an unknown notification', () =>
    given().when(markNotificationDone, itself).thenRefused('notification.not-found'));
  it('refuses a deleted notification', () =>
    given(posted, deleted).when(markNotificationDone, itself).thenRefused('notification.deleted'));
});

describe('snoozing a notification', () => {
  const snooze = { ...itself, choice: '10-minutes', timeZone: 'Europe/Paris' } as const;
  const until = (moment: string, timeZone: string) => {
    const decision = snoozeNotification(
      { ...snooze, choice: 'tomorrow', timeZone, now: moment },
      notification.evolve(notification.initial, posted),
    );
    return 'refused' in decision ? decision.refused : decision[0]?.data;
  };
  it('by ten minutes marks it as read', () => given(posted).when(snoozeNotification, snooze).then(snoozed, read));
  it('is recorded once: the first choice counts', () =>
    given(posted, snoozed, read)
      .when(snoozeNotification, { ...snooze, choice: 'tomorrow' })
      .thenNothing());
  it('appends nothing when it is ticked', () =>
    given(posted, ticked, read).when(snoozeNotification, snooze).thenNothing());
  it('to tomorrow uses the same local time', () =>
    expect(until('2026-07-01T20:15:00.000Z', 'America/New_York')).toMatchObject({
      choice: 'tomorrow',
      until: '2026-07-02T20:15:00.000Z',
    }));
  it.each([
    ['when clocks go forward', '2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['when they go back', '2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['into what they leave out', '2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['into what they show twice', '2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  ])('to tomorrow uses the same local time also %s', (_when, moment, tomorrow) =>
    expect(until(moment, 'Europe/Paris')).toMatchObject({ until: tomorrow }),
  );
  it('refuses notifications that are not reminders', () =>
    given(postedNews).when(snoozeNotification, snooze).thenRefused('notification.not-a-reminder'));
  it('refuses an unknown notification', () =>
    given().when(snoozeNotification, snooze).thenRefused('notification.not-found'));
  it('refuses a deleted notification', () =>
    given(posted, deleted).when(snoozeNotification, snooze).thenRefused('notification.deleted'));
});

describe('deleting a notification', () => {
  it('records whether it was unread', () => {
    given(posted).when(deleteNotification, itself).then(deleted);
    given(posted, read)
      .when(deleteNotification, itself)
      .then({ ...deleted, data: { ...deleted.data, unread: false } });
  });
  it('is recorded once', () => given(posted, deleted).when(deleteNotification, itself).thenNothing());
  it('refuses an unknown notification', () =>
    given().when(deleteNotification, itself).thenRefused('notification.not-found'));
});

describe('recording a delivery outcome', () => {
  const push = { ...itself, channel: 'push', deviceId } as const;
  const other = { deviceId: 'another' };
  it('sent: once per device', () => {
    given(posted).when(markNotificationSent, push).then(sent);
    given(posted, sent).when(markNotificationSent, push).thenNothing();
    given(posted, sent)
      .when(markNotificationSent, { ...push, ...other })
      .then({ ...sent, data: { ...sent.data, ...other } });
  });
  it('delivered: once per device', () => {
    given(posted, sent).when(markNotificationDelivered, push).then(delivered);
    given(posted, sent, delivered).when(markNotificationDelivered, push).thenNothing();
  });
  it('delayed: once per channel', () => {
    const command = { ...itself, channel: 'push', until: heldBack.data.until } as const;
    given(posted).when(markNotificationHeldBack, command).then(heldBack);
    given(posted, heldBack).when(markNotificationHeldBack, command).thenNothing();
  });
  it('blocked: once per channel and device, with the first reason', () => {
    const block = { ...itself, channel: 'mail', deviceId: null, reason: 'kind-off' } as const;
    given(posted).when(markNotificationBlocked, block).then(blocked);
    given(posted, blocked)
      .when(markNotificationBlocked, { ...block, reason: 'no-address' })
      .thenNothing();
  });
  it('is recorded for a deleted one too: it may have been in progress', () =>
    given(posted, deleted).when(markNotificationSent, push).then(sent));
  it('refuses an unknown notification', () => {
    given().when(markNotificationSent, push).thenRefused('notification.not-found');
    given().when(markNotificationDelivered, push).thenRefused('notification.not-found');
    given()
      .when(markNotificationHeldBack, { ...itself, channel: 'push', until: now })
      .thenRefused('notification.not-found');
    given()
      .when(markNotificationBlocked, { ...push, reason: 'no-device' })
      .thenRefused('notification.not-found');
  });
});

it('a notification has no owner until it is posted, and no words without their key', () => {
  const after = notification.evolve(notification.initial, { ...posted, private: null });
  expect([notification.ownerOf(notification.initial), notification.ownerOf(after)]).toEqual([null, ownerId]);
  expect(after).toMatchObject({ title: null, body: null });
});
