// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const socket = vi.hoisted(() => {
  const heard = new Map<string, (value: string) => void>();
  return {
    heard,
    active: false,
    connected: true,
    on: (name: string, listener: (value: string) => void) => {
      const before = heard.get(name);
      heard.set(name, (value) => [before, listener].forEach((one) => one?.(value)));
    },
    emit: vi.fn(),
    connect: vi.fn(),
    close: vi.fn(),
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));
const { openLiveConnection } = await import('#app/live/live-connection.ts');
const { startSession } = await import('#lib/session/session.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(JSON.stringify({ token: 'fresh', userType: 'client', userId: 'u1' }), { status: 200 }),
    ),
  );
  startSession({ token: 'worn', userType: 'client', userId: 'u1' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  socket.heard.clear();
});

it('after a disconnection the session is refreshed and the socket opened again', async () => {
  await openLiveConnection('u1', () => undefined);
  socket.heard.get('disconnect')?.('io server disconnect');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it('a socket closed meanwhile stays closed, though somebody is still signed in', async () => {
  const close = await openLiveConnection('u1', () => undefined);
  socket.heard.get('disconnect')?.('io server disconnect');
  close();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(socket.connect).not.toHaveBeenCalled();
});

it('activity is reported once the server has authenticated the socket', async () => {
  await openLiveConnection('u1', () => undefined);
  expect(socket.emit).not.toHaveBeenCalledWith('active');
  socket.heard.get('initOk')?.('u1');
  socket.heard.get('initOk')?.('u1');
  expect(socket.emit.mock.calls.filter(([name]) => name === 'active')).toHaveLength(1);
});
