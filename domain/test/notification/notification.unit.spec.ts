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

describe('posting', () => {
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
  it('stores for the history only what is off in-app', () =>
    given()
      .when(postNotification, { ...post, unread: false })
      .then(postedQuietly));
  it('happens once, whatever was renamed in between', () =>
    given(posted)
      .when(postNotification, { ...post, title: 'Appeler Papa ce soir', missed: 2 })
      .thenNothing());
  it('adds nothing to one that was deleted', () => given(posted, deleted).when(postNotification, post).thenNothing());
  it.each([
    ['another time', { dueAt: '2026-01-03T08:59:00.000Z' }],
    ['another reminder', { subject: { kind: 'reminder', id: 'other' } as const }],
    ['another kind', { kind: 'goal' as const }],
    ['something put off', { snoozedFrom: 'other' }],
    ['nothing', { subject: null }],
  ])('refuses an id that stands for %s', (_what, other) =>
    given(posted)
      .when(postNotification, { ...post, ...other })
      .thenRefused('notification.already-posted'),
  );
});

describe('reading', () => {
  it('is noted', () => given(posted).when(readNotification, itself).then(read));
  it('is noted once', () => given(posted, read).when(readNotification, itself).thenNothing());
  it('is not noted of what never was unread', () => given(postedQuietly).when(readNotification, itself).thenNothing());
  it('refuses what is not there', () => given().when(readNotification, itself).thenRefused('notification.not-found'));
  it('refuses what was deleted', () =>
    given(posted, deleted).when(readNotification, itself).thenRefused('notification.deleted'));
});

describe('opening', () => {
  const open = { ...itself, channel: 'in-app' } as const;
  it('reads it', () => given(posted).when(openNotification, open).then(opened, read));
  it('does not read it again', () => given(posted, read).when(openNotification, open).then(opened));
  it('is noted once a channel', () => {
    given(posted, opened, read).when(openNotification, open).thenNothing();
    given(posted, opened, read)
      .when(openNotification, { ...open, channel: 'push' })
      .then({ ...opened, data: { ...opened.data, channel: 'push' } });
  });
  it('refuses what is not there', () => given().when(openNotification, open).thenRefused('notification.not-found'));
  it('refuses what was deleted', () =>
    given(posted, deleted).when(openNotification, open).thenRefused('notification.deleted'));
});

describe('ticking', () => {
  it('reads it', () => given(posted).when(markNotificationDone, itself).then(ticked, read));
  it('does not read it again', () => given(posted, read).when(markNotificationDone, itself).then(ticked));
  it('happens once', () => given(posted, ticked, read).when(markNotificationDone, itself).thenNothing());
  it('is possible after a snooze', () => given(posted, snoozed, read).when(markNotificationDone, itself).then(ticked));
  it('refuses what is no reminder', () =>
    given(postedNews).when(markNotificationDone, itself).thenRefused('notification.not-a-reminder'));
  it('refuses what is not there', () =>
    given().when(markNotificationDone, itself).thenRefused('notification.not-found'));
  it('refuses what was deleted', () =>
    given(posted, deleted).when(markNotificationDone, itself).thenRefused('notification.deleted'));
});

describe('putting off', () => {
  const snooze = { ...itself, choice: '10-minutes', timeZone: 'Europe/Paris' } as const;
  const until = (moment: string, timeZone: string) => {
    const decision = snoozeNotification(
      { ...snooze, choice: 'tomorrow', timeZone, now: moment },
      notification.evolve(notification.initial, posted),
    );
    return 'refused' in decision ? decision.refused : decision[0]?.data;
  };
  it('by ten minutes reads it', () => given(posted).when(snoozeNotification, snooze).then(snoozed, read));
  it('happens once: the first choice holds', () =>
    given(posted, snoozed, read)
      .when(snoozeNotification, { ...snooze, choice: 'tomorrow' })
      .thenNothing());
  it('leaves what is ticked alone', () => given(posted, ticked, read).when(snoozeNotification, snooze).thenNothing());
  it('to tomorrow is at the same time on the clock there', () =>
    expect(until('2026-07-01T20:15:00.000Z', 'America/New_York')).toMatchObject({
      choice: 'tomorrow',
      until: '2026-07-02T20:15:00.000Z',
    }));
  it.each([
    ['when clocks go forward', '2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['when they go back', '2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['into what they leave out', '2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['into what they show twice', '2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  ])('to tomorrow is at the same time also %s', (_when, moment, tomorrow) =>
    expect(until(moment, 'Europe/Paris')).toMatchObject({ until: tomorrow }),
  );
  it('refuses what is no reminder', () =>
    given(postedNews).when(snoozeNotification, snooze).thenRefused('notification.not-a-reminder'));
  it('refuses what is not there', () => given().when(snoozeNotification, snooze).thenRefused('notification.not-found'));
  it('refuses what was deleted', () =>
    given(posted, deleted).when(snoozeNotification, snooze).thenRefused('notification.deleted'));
});

describe('deleting', () => {
  it('says whether it was unread', () => {
    given(posted).when(deleteNotification, itself).then(deleted);
    given(posted, read)
      .when(deleteNotification, itself)
      .then({ ...deleted, data: { ...deleted.data, unread: false } });
  });
  it('happens once', () => given(posted, deleted).when(deleteNotification, itself).thenNothing());
  it('refuses what is not there', () => given().when(deleteNotification, itself).thenRefused('notification.not-found'));
});

describe('what became of it', () => {
  const push = { ...itself, channel: 'push', deviceId } as const;
  const other = { deviceId: 'another' };
  it('sent: once a device', () => {
    given(posted).when(markNotificationSent, push).then(sent);
    given(posted, sent).when(markNotificationSent, push).thenNothing();
    given(posted, sent)
      .when(markNotificationSent, { ...push, ...other })
      .then({ ...sent, data: { ...sent.data, ...other } });
  });
  it('delivered: once a device', () => {
    given(posted, sent).when(markNotificationDelivered, push).then(delivered);
    given(posted, sent, delivered).when(markNotificationDelivered, push).thenNothing();
  });
  it('held back: once a channel', () => {
    const held = { ...itself, channel: 'push', until: heldBack.data.until } as const;
    given(posted).when(markNotificationHeldBack, held).then(heldBack);
    given(posted, heldBack).when(markNotificationHeldBack, held).thenNothing();
  });
  it('blocked: once a channel and device, and the first reason is kept', () => {
    const block = { ...itself, channel: 'mail', deviceId: null, reason: 'kind-off' } as const;
    given(posted).when(markNotificationBlocked, block).then(blocked);
    given(posted, blocked)
      .when(markNotificationBlocked, { ...block, reason: 'no-address' })
      .thenNothing();
  });
  it('is noted of a deleted one too: it may have been under way', () =>
    given(posted, deleted).when(markNotificationSent, push).then(sent));
  it('refuses what is not there', () => {
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

it('has no owner until it is posted, and no words without their key', () => {
  const after = notification.evolve(notification.initial, { ...posted, private: null });
  expect([notification.ownerOf(notification.initial), notification.ownerOf(after)]).toEqual([null, ownerId]);
  expect(after).toMatchObject({ title: null, body: null });
});
