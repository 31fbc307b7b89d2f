import type { Session } from '@ecrin/contracts/client.ts';
import { useSyncExternalStore } from 'react';

/** The stored names of the specification, section 3. The token is written and removed last: other tabs listen for it, and find the rest in place. */
const sessionKeys = ['userType', 'userId', 'userInfo', 'favorites', 'token'] as const;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const storedToken = () => localStorage.getItem('token');
export const storedUserId = () => localStorage.getItem('userId');
/** Sent with `me`; the word null, as the specification has it, when this device has none. */
export const storedPushToken = () => localStorage.getItem('pushToken');

export const startSession = ({ token, userType, userId }: Session) => {
  localStorage.setItem('userType', userType);
  localStorage.setItem('userId', userId);
  localStorage.setItem('token', token);
  tell();
};

/** Kept so that the greeting is right at once on the next visit, also without network. */
export const keepUserInfo = (info: unknown) => localStorage.setItem('userInfo', JSON.stringify(info));

const storedInfo = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem('userInfo') ?? 'null');
  } catch {
    return null;
  }
};

/** The first name as last seen; null before the first answer. */
export const storedFirstname = () => {
  const info = storedInfo();
  const name: unknown = typeof info === 'object' && info !== null && 'firstname' in info ? info.firstname : null;
  return typeof name === 'string' ? name : null;
};

/** Token, type, id, info and favourites go; what was recorded on this device stays. */
export const endSession = () => {
  sessionKeys.forEach((key) => localStorage.removeItem(key));
  tell();
};

/** Also called when another tab logs in or out. */
export const onSessionChange = (listener: () => void) => {
  const heard = ({ key }: StorageEvent) => (key === 'token' || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
};

export const useToken = () => useSyncExternalStore(onSessionChange, storedToken);
