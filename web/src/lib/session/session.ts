import { createSessionStore } from '@ecrin/browser/session/session-store.ts';

/** The signed-in session. */
const session = createSessionStore();
export const { storedToken, storedUserId, startSession, storeUserInfo, storedInfo, onSessionChange, useToken } =
  session;

/** Sent with `me`; null when this device has none. */
export const storedPushToken = () => localStorage.getItem('pushToken');
/** null removes it. */
export const storePushToken = (pushToken: string | null) =>
  pushToken === null ? localStorage.removeItem('pushToken') : localStorage.setItem('pushToken', pushToken);

/** Where the secret is stored that opens what this device keeps to read. */
export const answerSecretKey = 'answerSecret';

/** The token for pushes goes too: whoever signs in next must not take over another's device, nor read what it kept. */
export const endSession = () => {
  storePushToken(null);
  localStorage.removeItem(answerSecretKey);
  session.endSession();
};

/** The first name as last loaded; null before the first response. */
export const storedFirstname = () => {
  const info = storedInfo();
  const name: unknown = typeof info === 'object' && info !== null && 'firstname' in info ? info.firstname : null;
  return typeof name === 'string' ? name : null;
};
