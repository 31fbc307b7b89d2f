// @vitest-environment happy-dom
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { removePush, setUpPush, saveRenewedToken, disablePush, enablePush } from '#lib/push/push-device.ts';
import { endSession, startSession, storedPushToken } from '#lib/session/session.ts';

const setUp = { settings: defaultNotificationSettings, publicKey: 'key', mailSetUp: false, mail: false };
const token = '{"endpoint":"https://push.example/1"}';

/** Calls to the server and changes of the subscription. */
const saved: unknown[] = [];
const unsubscribe = vi.fn(async () => true);
const shown = { close: vi.fn() };
let answer = 200;

const subscription = { toJSON: () => JSON.parse(token), options: { applicationServerKey: null }, unsubscribe };
const registration = {
  pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
  getNotifications: async () => [shown],
};
/** The worker is installed once `installed` is called. */
const installing = (): Readonly<{ installed: () => void }> => {
  const { promise: ready, resolve } = Promise.withResolvers<typeof registration>();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
  return { installed: () => resolve(registration) };
};
const permit = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });

beforeEach(() => {
  saved.length = 0;
  answer = 200;
  localStorage.clear();
  permit('granted');
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (request: Request) => {
      if (request.method === 'PUT') saved.push([new URL(request.url).pathname, await request.json()]);
      return new Response(
        JSON.stringify(answer === 200 ? { stream: 's', revision: 0, position: 1 } : { code: 'general.unexpected' }),
        { status: answer, headers: { 'Content-Type': 'application/json' } },
      );
    }),
  );
  startSession({ token: 'a-token', userType: 'client', userId: 'u1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
const told = [['/api/client/u1', { pushToken: token }]];

it('turned on, the devices are loaded again', async () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      devices: build.query<unknown, void>({ query: () => '/push-devices', providesTags: ['PushDevice'] }),
    }),
  });
  const devices = store.dispatch(endpoints.devices.initiate());
  await devices;
  const asks = () =>
    vi
      .mocked(fetch)
      .mock.calls.filter(([request]) => request instanceof Request && request.url.endsWith('/push-devices')).length;
  expect(asks()).toBe(1);
  await enablePush('key');
  await vi.waitFor(() => expect(asks()).toBe(2));
  devices.unsubscribe();
});

describe('set up automatically, a device', () => {
  it('registers its token and stores it, once', async () => {
    await setUpPush(setUp);
    await setUpPush(setUp);
    expect(saved).toEqual(told);
    expect(storedPushToken()).toBe(token);
  });

  it.each([
    ['the server has no key', { ...setUp, publicKey: null }],
    ['notifications are off', { ...setUp, settings: { ...defaultNotificationSettings, general: false } }],
  ])('creates no token while %s', async (_why, given) => {
    await setUpPush(given);
    expect(saved).toEqual([]);
    expect(storedPushToken()).toBeNull();
  });

  it.each(['default', 'denied'] as const)('creates no token with permission %s', async (permission) => {
    permit(permission);
    await setUpPush(setUp);
    expect(saved).toEqual([]);
  });

  it('stores no token the server refused, so that the next attempt registers it', async () => {
    answer = 500;
    await expect(setUpPush(setUp)).rejects.toBeDefined();
    expect(storedPushToken()).toBeNull();
    answer = 200;
    await setUpPush(setUp);
    expect(storedPushToken()).toBe(token);
  });

  it('is registered whenever its worker is ready, unless that is no longer wanted then', async () => {
    vi.useFakeTimers();
    const slow = installing();
    const first = setUpPush(setUp);
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    expect(saved).toEqual([]);
    slow.installed();
    await first;
    expect(saved).toEqual(told);

    const asked = vi.spyOn(registration.pushManager, 'getSubscription');
    const slower = installing();
    const second = setUpPush(setUp);
    endSession();
    slower.installed();
    await second;
    expect(asked).not.toHaveBeenCalled();
  });

  it('registers nothing after signing out', async () => {
    endSession();
    await setUpPush(setUp);
    expect(saved).toEqual([]);
  });
});

it('a token the worker renewed is registered when it differs, and not on a device that was turned off', async () => {
  await setUpPush(setUp);
  await saveRenewedToken(token);
  await saveRenewedToken('{"endpoint":"https://push.example/2"}');
  expect(saved).toEqual([...told, ['/api/client/u1', { pushToken: '{"endpoint":"https://push.example/2"}' }]]);
  await disablePush();
  await saveRenewedToken(token);
  expect(saved).toHaveLength(2);
});

describe('set up by the person, a device', () => {
  it('that was removed stays off until it is added again', async () => {
    await disablePush();
    expect(unsubscribe).toHaveBeenCalledOnce();
    await setUpPush(setUp);
    expect(saved).toEqual([]);
    await enablePush('key');
    expect(saved).toEqual(told);
  });

  it('is removed when they sign out: shown notifications are closed, and nothing more comes', async () => {
    await removePush();
    expect(shown.close).toHaveBeenCalledOnce();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});
