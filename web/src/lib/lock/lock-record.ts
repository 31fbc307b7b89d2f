import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { noAttempts, type Attempts } from './attempts.ts';

/** Minutes away until it locks; 0: at once on leaving. */
export const lockDelays = [0, 1, 5, 15] as const;
export type LockDelay = (typeof lockDelays)[number];
/** `digits` are typed on a pad, a `phrase` in a field. */
export type CodeKind = 'digits' | 'phrase';

/** What the device keeps of a lock; all bytes in base64. The data key itself is here only wrapped. */
export type LockRecord = Readonly<{
  version: 1;
  /** `sealing`, `opening`: on its way on or off; what is stored is sealed in part, and each value says whether it is. */
  state: 'sealing' | 'on' | 'opening' | 'forgotten';
  after: LockDelay;
  keyId: string;
  code: Readonly<{ kind: CodeKind; salt: string; rounds: number; wrapped: string }>;
  /** Unlocking by the device's own lock, where it was set up. */
  device?: Readonly<{ credentialId: string; salt: string; wrapped: string }>;
  /** The data key, sealed by the server: opened for whoever signs in to the account again. */
  recovery: string;
  publicKey: string;
  /** Sealed with the data key. */
  privateKey: string;
}>;

const keyOf = (userId: string) => `lock:${userId}`;
const attemptsKey = (userId: string) => `lock-attempts:${userId}`;
const closedKey = (userId: string) => `lock-closed:${userId}`;

const parsed = (text: string | null) => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** null: there is no lock for this person on this device. */
export const readLock = (userId: string): LockRecord | null => parsed(deviceStorage.getItem(keyOf(userId)));
export const writeLock = (userId: string, record: LockRecord): void =>
  deviceStorage.setItem(keyOf(userId), JSON.stringify(record));
export const removeLock = (userId: string): void =>
  [keyOf, attemptsKey, closedKey].forEach((key) => deviceStorage.removeItem(key(userId)));

export const readAttempts = (userId: string): Attempts =>
  parsed(deviceStorage.getItem(attemptsKey(userId))) ?? noAttempts;
export const writeAttempts = (userId: string, attempts: Attempts): void =>
  deviceStorage.setItem(attemptsKey(userId), JSON.stringify(attempts));

/** Set while every tab is locked: no tab may hand its keys to another then. */
export const isClosed = (userId: string): boolean => deviceStorage.getItem(closedKey(userId)) !== null;
export const noteClosed = (userId: string): void => deviceStorage.setItem(closedKey(userId), '');
export const noteOpened = (userId: string): void => deviceStorage.removeItem(closedKey(userId));
