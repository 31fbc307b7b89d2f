import { expect, it } from 'vitest';
import { adminPushDeviceRoutes } from '#admin/notification/admin-push-device.routes.ts';

const now = '2026-01-02T09:00:00.000Z';
const session = { sessionId: 'session', userType: 'admin', userId: 'ada', device: '', createdAt: now };
const deviceId = '019b7d2a-0000-7000-8000-000000000001';
const device = {
  deviceId,
  sessionId: 'session',
  name: 'Chrome',
  addedAt: now,
  lastSentAt: null,
  lastDeliveredAt: null,
};

type Services = Parameters<typeof adminPushDeviceRoutes>[0];
/** The list has removed the device at position 7; `waited`: for what. */
const removedAtSeven = () => {
  const waited: unknown[] = [];
  let seen = 0;
  const services = {
    access: { sessionsOf: async () => [session] },
    notifications: { devicesOf: async () => (seen >= 7 ? [] : [device]) },
    waitFor: async (model: string, position: number) => {
      waited.push([model, position]);
      seen = position;
      return true;
    },
  } as unknown as Services;
  const [list] = adminPushDeviceRoutes(services);
  type Handled = Parameters<typeof list.handle>;
  const context = { adminId: 'ada', sessionId: 'session', now } as Handled[1];
  const ask = (atLeast: string | null) => list.handle({ header: () => atLeast } as unknown as Handled[0], context);
  return { ask, waited };
};

it('given the receipt of a removal, then the list waits until it is without the device', async () => {
  const { ask, waited } = removedAtSeven();
  expect(await ask('7')).toMatchObject({ json: { items: [] } });
  expect(waited).toEqual([['push-device', 7]]);
});

it('given no receipt, then the list is what is known', async () => {
  expect(await removedAtSeven().ask(null)).toMatchObject({ json: { items: [{ deviceId, current: true }] } });
});
