// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSession,
  storePushToken,
  storeUserInfo,
  onSessionChange,
  startSession,
  storedFirstname,
  storedPushToken,
  storedToken,
} from '#lib/session/session.ts';

const stored = () => Object.fromEntries(Object.entries(localStorage));
const session = { token: 'a-token', userType: 'client', userId: 'u1' } as const;

beforeEach(() => localStorage.clear());

describe('the session in the browser', () => {
  it('is stored under its fixed names', () => {
    startSession(session);
    storeUserInfo({ firstname: 'Camille' });

    expect(stored()).toEqual({
      token: 'a-token',
      userType: 'client',
      userId: 'u1',
      userInfo: '{"firstname":"Camille"}',
    });
    expect(storedFirstname()).toBe('Camille');
  });

  it('removes token, type, id, info, favourites and the device’s push token when it ends, and nothing else', () => {
    startSession(session);
    storeUserInfo({ firstname: 'Camille' });
    localStorage.setItem('favorites', '[]');
    storePushToken('p');
    localStorage.setItem('pushOff', 'yes');
    expect(storedPushToken()).toBe('p');

    endSession();

    expect(stored()).toEqual({ pushOff: 'yes' });
    expect(storedPushToken()).toBeNull();
    expect(storedToken()).toBeNull();
    expect(storedFirstname()).toBeNull();
  });

  it('is stored completely before the token, which other tabs watch, changes', () => {
    const order: string[] = [];
    vi.stubGlobal('localStorage', {
      setItem: (name: string) => order.push(name),
      removeItem: (name: string) => order.push(`no ${name}`),
    });
    startSession(session);
    endSession();
    vi.unstubAllGlobals();

    expect(order).toEqual([
      'userType',
      'userId',
      'token',
      'no pushToken',
      'no answerSecret',
      'no dayStart',
      'no lookedForErasure',
      'no userType',
      'no userId',
      'no userInfo',
      'no favorites',
      'no token',
    ]);
  });

  it('damaged stored info shows no name, and breaks nothing', () => {
    localStorage.setItem('userInfo', '{"firstname":');
    expect(storedFirstname()).toBeNull();
  });

  it('notifies its listeners, in this tab and from another one, until they unsubscribe', () => {
    const heard = vi.fn();
    const leave = onSessionChange(heard);

    startSession(session);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(heard).toHaveBeenCalledTimes(2);

    leave();
    endSession();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
