import { createSessionStore } from '@ecrin/browser/session/session-store.ts';
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';

/** The administrator's session, separate from a client's in the same browser: the specified names, prefixed with `admin.`. */
const sessionStore = createSessionStore('admin.');
export const { storedToken, storedUserId, storeUserInfo, onSessionChange, useToken } = sessionStore;

let [lost, left] = [false, false];
/** Whether the last session here was ended by the server, not by the person. */
export const wasSessionLost = () => lost;

export const startSession = (session: SessionToken) => {
  lost = false;
  left = false;
  sessionStore.startSession(session);
};
/** Whether the last session here was ended by the person: they need not come back to where they were. */
export const wasSessionLeft = () => left;

/** The person signs out. */
export const endSession = () => {
  lost = false;
  left = true;
  sessionStore.endSession();
};
/** The server reports the end of the session: the login page shows a notice. */
export const endLostSession = () => {
  lost = lost || storedToken() !== null;
  left = false;
  sessionStore.endSession();
};

type StoredAdmin = Readonly<{ role: AdminRole; fullname: string }>;
const textIn = (info: unknown, name: string): string => {
  const value: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The last administrator signed in here, so that the first render is right at once; null before the first response. */
export const storedAdmin = (): StoredAdmin | null => {
  const info = sessionStore.storedInfo();
  if (info === null) return null;
  return { role: textIn(info, 'role') === 'superadmin' ? 'superadmin' : 'admin', fullname: textIn(info, 'fullname') };
};
