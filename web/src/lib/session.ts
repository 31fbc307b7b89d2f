import { createSessionStore } from '@ecrin/browser/session-store.ts';

/** The client's session, under the very names of the specification. */
export const { storedToken, storedUserId, startSession, keepUserInfo, storedInfo, endSession, onSessionChange, useToken } = createSessionStore();

/** Sent with `me`; the word null, as the specification has it, when this device has none. */
export const storedPushToken = () => localStorage.getItem('pushToken');

/** The first name as last seen; null before the first answer. */
export const storedFirstname = () => {
  const info = storedInfo();
  const name: unknown = typeof info === 'object' && info !== null && 'firstname' in info ? info.firstname : null;
  return typeof name === 'string' ? name : null;
};
