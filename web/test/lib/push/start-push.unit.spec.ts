// @vitest-environment happy-dom
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { pushDelays, startPush } from '#lib/push/start-push.ts';
import { endSession, startSession } from '#lib/session/session.ts';

const patient = { timeout: 15_000 };
const token = '{"endpoint":"https://push.example/1"}';
const toWorker = vi.fn();
const unsubscribe = vi.fn(async () => true);
const subscription = { toJSON: () => JSON.parse(token), options: { applicationServerKey: null }, unsubscribe };
const registration = {
  active: { postMessage: toWorker },
  getNotifications: async () => [],
  pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
};
const saved: unknown[] = [];
const logged = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
let publicKey: string | null = 'key';
let end = () => {};
const news = { onReceived: vi.fn(), onOpened: vi.fn() };

const answer = async (request: Request) => {
  if (request.method === 'PUT') saved.push(await request.json());
  const body =
    request.method === 'PUT'
      ? { stream: 's', revision: 0, position: 1 }
      : { settings: defaultNotificationSettings, publicKey, mail: false };
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  store.dispatch(api.util.resetApiState());
  saved.length = 0;
  publicKey = 'key';
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('fetch', vi.fn(answer));
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  startSession({ token: 'a-token', userType: 'client', userId: 'u1' });
  end = startPush(news);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
const says = (data: unknown) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

it('an allowed device is set up once, and asks the worker for a renewal after a day', async () => {
  await vi.advanceTimersByTimeAsync(pushDelays.setUp);
  await vi.waitFor(() => expect(saved).toEqual([{ pushToken: token }]), patient);
  expect(toWorker).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(pushDelays.renewal);
  await vi.waitFor(
    () => expect(toWorker).toHaveBeenCalledWith({ type: 'renew-push-token', publicKey: 'key' }),
    patient,
  );
});

it('without a key no token is created, and that is only logged', async () => {
  publicKey = null;
  await vi.advanceTimersByTimeAsync(pushDelays.setUp);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('push:', 'this server has no public key'), patient);
  expect(saved).toEqual([]);
});

it('messages of the worker are received until it ends', async () => {
  says({ type: 'push-received', title: 'Rappel', link: '/app' });
  says({ type: 'push-opened', link: '/app/goals/1' });
  says({ type: 'push-token', token: '{"endpoint":"new"}' });
  await vi.waitFor(() => expect(saved).toEqual([{ pushToken: '{"endpoint":"new"}' }]), patient);
  end();
  says({ type: 'push-opened', link: '/app' });
  expect(news.onReceived).toHaveBeenCalledExactlyOnceWith({ type: 'push-received', title: 'Rappel', link: '/app' });
  expect(news.onOpened).toHaveBeenCalledExactlyOnceWith('/app/goals/1');
});

it('signing out removes the subscription, and nothing more is set up', async () => {
  endSession();
  await vi.advanceTimersByTimeAsync(pushDelays.retry);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});
