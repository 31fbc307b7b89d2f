import type { DeliveryOutcome, NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { deviceState, latestOutcomes, lockedChannels } from '#features/notifications/delivery-state.ts';

const setUp = (more: Partial<NotificationSetUp> = {}): NotificationSetUp => ({
  settings: defaultNotificationSettings,
  publicKey: 'key',
  mailSetUp: true,
  mail: true,
  ...more,
});
const off = { ...defaultNotificationSettings, general: false };

describe('a channel', () => {
  it('is open when the server has it and the person wants it', () =>
    expect(lockedChannels(setUp())).toEqual({ 'in-app': null, push: null, mail: null }));
  it('is closed by the person for all but the list', () =>
    expect(lockedChannels(setUp({ settings: off }))).toEqual({ 'in-app': null, push: 'off', mail: 'off' }));
  it('that the server does not have is reported first', () => {
    const locks = lockedChannels(setUp({ settings: off, publicKey: null, mailSetUp: false, mail: false }));
    expect(locks).toEqual({ 'in-app': null, push: 'no-push', mail: 'no-mail' });
  });
  it('by mail waits for a confirmed address', () =>
    expect(lockedChannels(setUp({ mail: false }))).toEqual({ 'in-app': null, push: null, mail: 'no-address' }));
});

describe('this device', () => {
  const ready = { publicKey: 'key', support: 'here', permission: 'granted', general: true, registered: true } as const;
  it.each([
    ['on', {}],
    ['off', { registered: false }],
    ['off', { permission: 'default', registered: false }],
    ['general-off', { general: false }],
    ['denied', { permission: 'denied', general: false }],
    ['home-screen', { support: 'home-screen', permission: 'unsupported' }],
    ['none', { support: 'none', permission: 'unsupported' }],
    ['no-key', { publicKey: null, support: 'none' }],
  ] as const)('is %s with %o', (state, more) => expect(deviceState({ ...ready, ...more })).toBe(state));
});

it('shows the last outcome of every channel of a notification', () => {
  const outcome = (
    channel: DeliveryOutcome['channel'],
    state: DeliveryOutcome['state'],
    device: string | null,
  ): DeliveryOutcome => ({ channel, state, device, reason: null, at: '2026-01-01T08:00:00Z', until: null });
  const told = [
    outcome('push', 'sent', 'one'),
    outcome('push', 'sent', 'two'),
    outcome('push', 'delivered', 'one'),
    outcome('mail', 'blocked', null),
  ];
  expect(latestOutcomes(told).map(({ channel, device, state }) => [channel, device, state])).toEqual([
    ['push', 'one', 'delivered'],
    ['push', 'two', 'sent'],
    ['mail', null, 'blocked'],
  ]);
});
