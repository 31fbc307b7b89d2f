import { pushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { PostedNotification } from '@ecrin/domain/notification/notification.aggregate.ts';
import { createNotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import { describe, expect, it } from 'vitest';
import { pushPayloadOf, type PushContent } from '#deliver-notification/push-payload-of.ts';

const notificationId = '5b0b2c0e-0000-5000-8000-000000000001';
const ticket = createNotificationTickets(new Uint8Array(32)).issue(
  { notificationId, deviceId: notificationId },
  '2026-01-02T09:00:00.000Z',
);
const posted: PostedNotification = {
  ownerId: 'client',
  kind: 'reminder',
  subject: { kind: 'reminder', id: 'r' },
  dueAt: null,
  missed: 0,
  snoozedFrom: null,
  timeZone: 'UTC',
  postedAt: '2026-01-02T09:00:00.000Z',
  title: 'Appeler Papa',
  body: 'Lui demander pour dimanche',
  saying: null,
  broadcast: null,
  unread: true,
  readAt: null,
  openedOn: [],
  doneAt: null,
  snoozedUntil: null,
  outcomes: [],
};
const payload = (more: Partial<PushContent> = {}) =>
  pushPayload.strict().parse(pushPayloadOf({ notificationId, posted, language: 'fr', words: true, ticket, ...more }));

describe('a push payload', () => {
  it('contains the person’s words where they allow it', () =>
    expect(payload()).toMatchObject({
      title: 'Appeler Papa',
      body: 'Lui demander pour dimanche',
      link: '/app/notifications',
      ticket,
      language: 'fr',
    }));

  it.each([
    ['fr', 'Un rappel vous attend', 'Une notification vous attend'],
    ['en', 'A reminder is waiting', 'A notification is waiting'],
  ] as const)('contains no personal words otherwise: %s', (language, reminder, other) => {
    expect(payload({ words: false, language })).toMatchObject({ title: reminder, body: null });
    expect(payload({ words: false, language, posted: { ...posted, kind: 'goal' } })).toMatchObject({
      title: other,
      body: null,
    });
    expect(JSON.stringify(payload({ words: false, language }))).not.toMatch(/Papa|dimanche/);
  });
  it('contains messages of Écrin in the current language', () => {
    const test: PostedNotification = {
      ...posted,
      kind: 'account',
      title: 'Notification d’essai',
      body: null,
      saying: { about: 'test' },
    };
    expect([payload({ posted: test }).title, payload({ posted: test, language: 'en' }).title]).toEqual([
      'Notification d’essai',
      'Test notification',
    ]);
    expect(payload({ posted: test, words: false, language: 'en' }).title).toBe('A notification is waiting');
  });
  it('omits the words when their key is destroyed', () =>
    expect(payload({ posted: { ...posted, title: null, body: null } })).toMatchObject({
      title: 'Un rappel vous attend',
      body: null,
    }));

  it('offers the actions of a reminder, in their language, and none for another kind', () => {
    expect(payload().actions).toEqual([
      { action: 'done', title: 'Fait' },
      { action: '10-minutes', title: '10 min' },
      { action: 'tomorrow', title: 'Demain' },
    ]);
    expect(payload({ language: 'en' }).actions.map(({ title }) => title)).toEqual(['Done', '10 min', 'Tomorrow']);
    expect(payload({ posted: { ...posted, kind: 'account' } }).actions).toEqual([]);
  });

  it.each([
    [{ kind: 'thought', id: 't' }, '/app/thoughts/t'],
    [{ kind: 'goal', id: 'g' }, '/app/goals/g'],
    [{ kind: 'referral', id: 'x' }, '/app/notifications'],
    [null, '/app/notifications'],
  ] as const)('links to its subject: %j', (subject, link) =>
    expect(payload({ posted: { ...posted, subject } }).link).toBe(link),
  );

  it('has one tag per reminder on a device, and its own tag otherwise', () =>
    expect([
      payload().tag,
      payload({ posted: { ...posted, kind: 'goal', subject: { kind: 'goal', id: 'g' } } }).tag,
      payload({ posted: { ...posted, subject: null } }).tag,
    ]).toEqual(['r', undefined, undefined]));

  it.each(['x', 'é', '\u0001', '👩‍👩‍👧', '"'])('fits the size limit of a push whatever the text: %j', (letter) => {
    const long = payload({ posted: { ...posted, title: letter.repeat(2_000), body: letter.repeat(2_000) } });
    expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThanOrEqual(3_000);
    expect(long.title.isWellFormed() && long.body?.isWellFormed()).toBe(true);
  });
});
