import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { heldLocks, holdLock } from '../outbox/tab-locks.ts';
import { base64Of, bytesOfBase64 } from './base64.ts';
import { openWithPrivate, sealToPublic } from './key-wrap.ts';
import { keyBytes, newKey, type SealingKey } from './keyring.ts';

/** Keys of what is taken in while it is locked: one for each locked page, kept sealed with the public half of the lock's pair. */
const prefix = 'lock-intake:';
const idOf = ({ id }: Pick<SealingKey, 'id'>) => Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('');
const keysOf = (userId: string) =>
  deviceStorage.keys().filter((key) => key.startsWith(prefix) && key.endsWith(`:${userId}`));

/** A new one, stored before anything is sealed with it. */
export const startIntake = async (userId: string, publicKey: Uint8Array<ArrayBuffer>): Promise<SealingKey> => {
  const key = newKey();
  const name = `${prefix}${idOf(key)}:${userId}`;
  const both = new Uint8Array([...key.id, ...key.secret]);
  deviceStorage.setItem(name, base64Of(await sealToPublic(publicKey, both)));
  holdLock(name);
  return key;
};

/** All of one person's. */
export const openIntakes = async (
  userId: string,
  privateKey: Uint8Array<ArrayBuffer>,
): Promise<readonly SealingKey[]> => {
  const opened: SealingKey[] = [];
  for (const name of keysOf(userId)) {
    const both = await openWithPrivate(privateKey, bytesOfBase64(deviceStorage.getItem(name) ?? ''));
    if (both) opened.push({ id: both.slice(0, -keyBytes), secret: both.slice(-keyBytes) });
  }
  return opened;
};

/** Once everything is sealed with the data key: those that no locked page uses any more. `own`: this page's. */
export const dropIntakes = async (userId: string, own: SealingKey | null): Promise<void> => {
  const held = await heldLocks();
  const ownName = own && `${prefix}${idOf(own)}:${userId}`;
  for (const name of keysOf(userId)) if (name === ownName || !held.has(name)) deviceStorage.removeItem(name);
};
