import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { storedToken } from './session.ts';

const prefix = 'wasHere:';
export const hereKey = (userId: string): string => prefix + userId;

/** As many as one report has. */
const mostSessions = 20;

/** Of the sessions that were open here, the latest last. */
export const sessionsHere = (userId: string): readonly string[] =>
  (deviceStorage.getItem(hereKey(userId)) ?? '').split(' ').filter((id) => id.includes('-'));

/** The session that a token is of. */
const sessionOf = (token: string): string => JSON.parse(atob(token.split('.')[1] ?? '')).sid;

/** This device may have what they read, or never sent: it asks about them once they are signed out, as an erasure may have been asked for on another one, which counts it by its sessions. */
export const noteHere = (userId: string): void => {
  const known = sessionsHere(userId);
  let ids = known;
  try {
    ids = [...new Set([...known, sessionOf(storedToken() ?? '')])].slice(-mostSessions);
  } catch {
    // What is no token of ours names none.
  }
  deviceStorage.setItem(hereKey(userId), ids.join(' '));
};

/** All but who is signed in. */
export const whoWasHere = (signedIn: string | null): readonly string[] =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((userId) => userId !== signedIn);
