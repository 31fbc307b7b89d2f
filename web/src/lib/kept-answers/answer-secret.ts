import { answerSecretKey as key } from '../session/session.ts';

const newSecret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

/** What opens the answers kept on this device: one secret for each session of a person, made when it is first needed. Null on an insecure page, which cannot seal. */
export const answerSecretOf = (userId: string): string | null => {
  if (!('subtle' in crypto)) return null;
  const [owner, stored] = (localStorage.getItem(key) ?? '').split(' ');
  if (owner === userId && stored) return stored;
  const made = newSecret();
  localStorage.setItem(key, `${userId} ${made}`);
  return made;
};
