import { atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRoute, openTestServices, type TestServices } from './auth-services.fixtures.ts';

const pushToken = JSON.stringify({
  endpoint: 'https://push.exemple.fr/abc',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'B'.repeat(22) },
});

describe('the profile, as a page asks for it with its push token', () => {
  let example: TestServices;
  beforeAll(async () => {
    example = await openTestServices();
  });
  afterAll(() => example.remove());

  it('given read models that are behind, then it waits for all of them at once, and no longer than for one', async () => {
    const { services } = example;
    const registration = { email: 'lise@exemple.fr', password: 'cerisier-de-juin', firstname: 'Lise' };
    const registered = await callRoute(services, 'POST /register', { body: registration });
    const clientId = 'json' in registered ? (registered.json as { userId: string }).userId : '';

    const waits: { model: string; ms: number; end: () => void }[] = [];
    const behind = {
      ...services,
      waitFor: (model: string, _position: number, ms: number) =>
        new Promise<boolean>((resolve) => waits.push({ model, ms, end: () => resolve(false) })),
    };
    const reply = callRoute(behind, 'GET /me', { clientId, query: { pushToken } });

    await expect.poll(() => waits.map(({ model }) => model).toSorted()).toEqual(['client-profile', 'push-device']);
    expect(waits.every(({ ms }) => ms <= atLeastWaitMs)).toBe(true);
    for (const { end } of waits) end();
    expect(await reply).toMatchObject({ json: {} });
    expect(waits).toHaveLength(2);
  });
});
