// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { authorisedFetch } from '#lib/api/authorised-fetch.ts';
import {
  endSession,
  storeUserInfo,
  endLostSession,
  onSessionChange,
  startSession,
  storedAdmin,
  storedToken,
  wasSessionLost,
} from '#lib/session/session.ts';

const stored = () => Object.fromEntries(Object.entries(localStorage));
const session = { token: 'a-token', userType: 'admin', userId: 'a1' } as const;
const client = { token: 'c-token', userType: 'client', userId: 'c1', userInfo: '{}', favorites: '[]' };

beforeEach(() => {
  endSession();
  localStorage.clear();
  Object.entries(client).forEach(([name, value]) => localStorage.setItem(name, value));
});

it('is stored under the specified names next to a client’s, and ends without affecting it', () => {
  startSession(session);
  storeUserInfo({ role: 'superadmin', fullname: 'Ada Lefèvre' });
  expect(stored()).toEqual({
    ...client,
    'admin.token': 'a-token',
    'admin.userType': 'admin',
    'admin.userId': 'a1',
    'admin.userInfo': '{"role":"superadmin","fullname":"Ada Lefèvre"}',
  });
  expect(storedAdmin()).toEqual({ role: 'superadmin', fullname: 'Ada Lefèvre' });

  localStorage.setItem('admin.favorites', '[]');
  endSession();
  expect(stored()).toEqual(client);
  expect(storedAdmin()).toBeNull();
});

it('records whether the server ended it, until the next sign-in or sign-out', () => {
  endLostSession();
  expect(wasSessionLost()).toBe(false);

  startSession(session);
  endLostSession();
  endLostSession();
  expect(wasSessionLost()).toBe(true);
  expect(storedToken()).toBeNull();

  startSession(session);
  expect(wasSessionLost()).toBe(false);
  endSession();
  expect(wasSessionLost()).toBe(false);
});

it('ignores damaged or unknown info', () => {
  localStorage.setItem('admin.userInfo', '{"role":');
  expect(storedAdmin()).toBeNull();
  localStorage.setItem('admin.userInfo', '{"role":"emperor"}');
  expect(storedAdmin()).toEqual({ role: 'admin', fullname: '' });
});

it('is refreshed with its own cookie, and ends when that is refused', async () => {
  startSession(session);
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request | string) => {
      asked.push(typeof input === 'string' ? input : `${input.headers.get('authorization')}`);
      return new Response('{}', { status: 401 });
    }),
  );
  await authorisedFetch('http://localhost:3000/api/admin/me');
  vi.unstubAllGlobals();

  expect(asked).toEqual(['Bearer a-token', '/api/admin/session']);
  expect(wasSessionLost()).toBe(true);
  expect(stored()).toEqual(client);
});

it('follows an administrator’s changes in another tab, not a client’s', () => {
  const heard = vi.fn();
  const leave = onSessionChange(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'admin.token' }));
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});
