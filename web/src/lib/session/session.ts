import { createSessionStore } from '@ecrin/browser/session/session-store.ts';

/** The client's session, under the very names of the specification. */
const session = createSessionStore();
export const { storedToken, storedUserId, startSession, storeUserInfo, storedInfo, onSessionChange, useToken } =
  session;

/** Sent with `me`; the word null, as the specification has it, when this device has none. */
export const storedPushToken = () => localStorage.getItem('pushToken');
/** null forgets it. */
export const storePushToken = (pushToken: string | null) =>
  pushToken === null ? localStorage.removeItem('pushToken') : localStorage.setItem('pushToken', pushToken);

/** The token for pushes goes too: whoever signs in next must not take over another's device. */
export const endSession = () => {
  storePushToken(null);
  session.endSession();
};

/** The first name as last seen; null before the first answer. */
export const storedFirstname = () => {
  const info = storedInfo();
  const name: unknown = typeof info === 'object' && info !== null && 'firstname' in info ? info.firstname : null;
  return typeof name === 'string' ? name : null;
};
