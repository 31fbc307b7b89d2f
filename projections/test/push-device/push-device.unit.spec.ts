import {
  added,
  delivered,
  deviceId,
  ownerId,
  removed,
  sent,
} from '@ecrin/domain/test/notification/notification.fixtures.ts';
import { expect, it } from 'vitest';
import type { PushDeviceDocument } from '#push-device/push-device.model.ts';
import { pushDeviceProjection as projection } from '#push-device/push-device.projection.ts';

const fold = (...events: readonly Parameters<typeof projection.apply>[1][]) =>
  events.reduce<PushDeviceDocument | null>((doc, event) => projection.apply(doc, event), null);
const at = added.data.addedAt;
const device = {
  deviceId,
  ownerId,
  sessionId: 'session-1',
  token: 'a subscription',
  name: 'Firefox · Android',
  addedAt: at,
  lastSentAt: null,
  lastDeliveredAt: null,
};

it('shows a device with its last delivery', () => {
  expect(fold(added)).toEqual(device);
  expect(fold(added, sent, delivered)).toEqual({ ...device, lastSentAt: at, lastDeliveredAt: at });
});
it('keeps the last delivery when the device registers again', () => {
  const again = { ...added, data: { ...added.data, sessionId: 'session-2', addedAt: '2026-02-02T09:00:00.000Z' } };
  expect(fold(added, sent, again)).toEqual({ ...device, sessionId: 'session-2', lastSentAt: at });
});
it('is deleted when removed, and starts empty when added again', () => {
  expect(fold(added, sent, removed)).toBeNull();
  expect(fold(added, sent, removed, delivered)).toBeNull();
  expect(fold(added, sent, removed, added)).toEqual(device);
});
it('creates no device for a mail, or for an unknown device', () => {
  const byMail = { ...sent, data: { ...sent.data, channel: 'mail', deviceId: null } } as const;
  expect([projection.documentId(byMail), fold(byMail), fold(sent)]).toEqual(['', null, null]);
});
it('has neither subscription nor name without its key, and no name where none was given', () => {
  expect(fold({ ...added, private: null })).toMatchObject({ token: null, name: null });
  expect(fold({ ...added, private: { token: 'a subscription', name: '' } })).toMatchObject({ name: null });
});
