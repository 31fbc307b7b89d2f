import { createSessionStore } from '@ecrin/browser/session/session-store.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';

/** The signed-in session. */
const session = createSessionStore();
export const { storedToken, storedUserId, startSession, storeUserInfo, storedInfo, onSessionChange, useToken } =
  session;

/** Sent with `me`; null when this device has none. */
export const storedPushToken = () => deviceStorage.getItem('pushToken');
/** null removes it. */
export const storePushToken = (pushToken: string | null) =>
  pushToken === null ? deviceStorage.removeItem('pushToken') : deviceStorage.setItem('pushToken', pushToken);

/** Storage key of the secret that decrypts the stored answers. */
export const answerSecretKey = 'answerSecret';

/** When the person's days begin, in minutes after midnight, as last loaded; 0 before. So a first screen asks for the right days at once. */
export const keptDayStart = () => Number(deviceStorage.getItem('dayStart'));
export const keepDayStart = (minutes: number) => deviceStorage.setItem('dayStart', String(minutes));

/** Storage key that says that this session has been asked whether signing in has undone an erasure. */
export const lookedForErasureKey = 'lookedForErasure';

/** The push token is removed too: the next user must neither take over the device of another nor read the stored answers. */
export const endSession = () => {
  storePushToken(null);
  deviceStorage.removeItem(answerSecretKey);
  deviceStorage.removeItem('dayStart');
  deviceStorage.removeItem(lookedForErasureKey);
  session.endSession();
};

/** The first name as last loaded; null before the first response. */
export const storedFirstname = () => {
  const info = storedInfo();
  const name: unknown = typeof info === 'object' && info !== null && 'firstname' in info ? info.firstname : null;
  return typeof name === 'string' ? name : null;
};
