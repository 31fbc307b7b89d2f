import { describe, expect, it } from 'vitest';
import { planDelivery, type DeliveryFacts } from '#notification/delivery/plan-delivery.ts';
import { defaultNotificationSettings, type NotificationSettings } from '#notification/notification.vocabulary.ts';

const now = '2026-01-10T21:30:00.000Z';
const everywhere: NotificationSettings = {
  ...defaultNotificationSettings,
  kinds: {
    ...defaultNotificationSettings.kinds,
    reminder: { 'in-app': true, push: true, mail: true },
    account: { 'in-app': true, push: true, mail: true },
  },
};
const night = { ...everywhere, quietHours: { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Paris' } };
const only = (
  settings: NotificationSettings,
  reminder: Partial<NotificationSettings['kinds']['reminder']>,
): NotificationSettings => ({
  ...settings,
  kinds: { ...settings.kinds, reminder: { ...settings.kinds.reminder, ...reminder } },
});
const plan = (facts: Partial<DeliveryFacts> = {}) =>
  planDelivery({
    kind: 'reminder',
    broadcast: null,
    outcomes: [],
    settings: everywhere,
    setUp: { push: true, mail: true },
    deviceIds: ['phone', 'desk'],
    hasAddress: true,
    active: true,
    lastSeenAt: null,
    now,
    ...facts,
  });
const both = { push: ['phone', 'desk'], mail: true, blocked: [], heldBack: [], until: null };
const ago = (ms: number): string => new Date(Date.parse(now) - ms).toISOString();

describe('planning the delivery of a notification', () => {
  it('sends a broadcast where it was meant to go, and gives no reason for the rest', () => {
    const meant = (channels: readonly ('in-app' | 'push' | 'mail')[]) => ({ channels, words: 'service' }) as const;
    expect(plan({ broadcast: meant(['in-app', 'mail']) })).toEqual({ ...both, push: [] });
    expect(plan({ broadcast: meant(['in-app']) })).toEqual({ ...both, push: [], mail: false });
    const seen = { lastSeenAt: ago(1_000), settings: { ...everywhere, pushTime: 'away' as const } };
    expect(plan({ ...seen, broadcast: meant(['push']) })).toEqual({ ...both, mail: false });
  });

  it('sends to every device and the mailbox when both channels are on', () => expect(plan()).toEqual(both));

  it.each<readonly [string, Partial<DeliveryFacts>, object]>([
    [
      'the account is deactivated, whatever else holds',
      { active: false, settings: night },
      {
        push: [],
        mail: false,
        blocked: [
          { channel: 'push', reason: 'account-deactivated' },
          { channel: 'mail', reason: 'account-deactivated' },
        ],
      },
    ],
    [
      'notifications are off',
      { settings: { ...everywhere, general: false } },
      {
        push: [],
        mail: false,
        blocked: [
          { channel: 'push', reason: 'notifications-off' },
          { channel: 'mail', reason: 'notifications-off' },
        ],
      },
    ],
    [
      'its kind is off everywhere',
      { settings: only(everywhere, { push: false, mail: false }) },
      {
        push: [],
        mail: false,
        blocked: [
          { channel: 'push', reason: 'kind-off' },
          { channel: 'mail', reason: 'kind-off' },
        ],
      },
    ],
    [
      'its kind is off by push only, which is of no interest then',
      { settings: only(everywhere, { push: false }) },
      { push: [] },
    ],
    ['its kind is off by mail only', { settings: only(everywhere, { mail: false }) }, { mail: false }],
    [
      'this server sends no pushes',
      { setUp: { push: false, mail: true } },
      { push: [], blocked: [{ channel: 'push', reason: 'push-not-set-up' }] },
    ],
    ['there is no device', { deviceIds: [] }, { push: [], blocked: [{ channel: 'push', reason: 'no-device' }] }],
    [
      'this server sends no mail',
      { setUp: { push: true, mail: false } },
      { mail: false, blocked: [{ channel: 'mail', reason: 'mail-not-set-up' }] },
    ],
    [
      'there is no proved address',
      { hasAddress: false },
      { mail: false, blocked: [{ channel: 'mail', reason: 'no-address' }] },
    ],
    [
      'there is no device, and mail is off',
      { deviceIds: [], settings: only(everywhere, { mail: false }) },
      {
        push: [],
        mail: false,
        blocked: [
          { channel: 'push', reason: 'no-device' },
          { channel: 'mail', reason: 'kind-off' },
        ],
      },
    ],
    [
      'the person is here',
      { lastSeenAt: ago(179_999) },
      { push: [], blocked: [{ channel: 'push', reason: 'present' }] },
    ],
  ])('blocks with a reason when %s', (_why, facts, different) =>
    expect(plan(facts)).toEqual({ ...both, ...different }),
  );

  it.each<readonly [string, Partial<DeliveryFacts>]>([
    ['was here three minutes ago', { lastSeenAt: ago(180_000) }],
    ['is here and wants pushes always', { lastSeenAt: now, settings: { ...everywhere, pushTime: 'always' } }],
    ['is here, where this kind is not shown', { lastSeenAt: now, settings: only(everywhere, { 'in-app': false }) }],
    ['is here, and it is about their account', { lastSeenAt: now, kind: 'account' }],
    ['has quiet hours, and it is about their account', { settings: night, kind: 'account' }],
    ['has quiet hours, but not now', { settings: night, now: '2026-01-10T12:00:00.000Z' }],
  ])('sends anyway when the person %s', (_why, facts) => expect(plan(facts)).toEqual(both));

  it('delays until the end of quiet hours, without blocking for presence', () =>
    expect(plan({ settings: night, lastSeenAt: now })).toEqual({
      push: [],
      mail: false,
      blocked: [],
      heldBack: ['push', 'mail'],
      until: '2026-01-11T06:00:00.000Z',
    }));
  it('does not delay when nothing would be sent', () =>
    expect(plan({ settings: { ...night, general: false } })).toMatchObject({
      until: null,
      heldBack: [],
      blocked: [{ reason: 'notifications-off' }, { reason: 'notifications-off' }],
    }));
  it('does not repeat an outcome, nor send twice', () => {
    expect(plan({ outcomes: ['blocked/push/'] })).toMatchObject({ push: [], mail: true });
    expect(plan({ outcomes: ['sent/push/phone', 'blocked/mail/'] })).toMatchObject({ push: ['desk'], mail: false });
    expect(plan({ outcomes: ['blocked/push/phone', 'sent/push/desk', 'sent/mail/'] })).toMatchObject({
      push: [],
      mail: false,
      blocked: [],
      heldBack: [],
    });
    expect(plan({ outcomes: ['held-back/push/', 'held-back/mail/'] })).toEqual(both);
  });
  it('delays one channel, and blocks the other with a reason', () =>
    expect(plan({ settings: night, deviceIds: [] })).toMatchObject({
      heldBack: ['mail'],
      blocked: [{ channel: 'push', reason: 'no-device' }],
    }));
});
