import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { answerSecretKey as key } from '../session/session.ts';

const newSecret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

/**
 * The secret that decrypts the answers on this device: one per session, created when it is first needed. null on an insecure page, which has no
 * `crypto.subtle`.
 */
export const answerSecretOf = (userId: string): string | null => {
  if (!('subtle' in crypto)) return null;
  const [owner, stored] = (deviceStorage.getItem(key) ?? '').split(' ');
  if (owner === userId && stored) return stored;
  const made = newSecret();
  deviceStorage.setItem(key, `${userId} ${made}`);
  return made;
};
