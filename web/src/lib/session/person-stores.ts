import { deviceStorage, tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import { hereKey } from './here-before.ts';
import { storedUserId } from './session.ts';

/** Rejects where something may still be there. */
type Forget = (userId: string) => Promise<void>;

const deleteCache: (name: string) => Forget = (name) => async (userId) => {
  // Of whoever is signed in: their lock, and what they take in next.
  if ((storedUserId() ?? userId) === userId && 'caches' in globalThis) await caches.delete(name);
};

/**
 * How each store of the browser forgets a person, by its name there. Others who sign in here keep theirs. A spec compares them with the stores that are opened, and
 * the document lists the same ones.
 */
export const personStores: Readonly<Record<string, Forget>> = {
  // Drafts, what was set aside, the lock and its code. That they were here stays until this device has said that nothing else does.
  localStorage: async (userId) => {
    const theirs = deviceStorage.keys().filter((key) => key.endsWith(`:${userId}`) && key !== hereKey(userId));
    for (const key of theirs) deviceStorage.removeItem(key);
  },
  // Where the person was in this tab, which may name what they looked for.
  sessionStorage: async (userId) => {
    if ((storedUserId() ?? userId) === userId) for (const key of tabStorage.keys()) tabStorage.removeItem(key);
  },
  // What was never sent, sound and pictures included.
  ecrin: async (userId) => (await import('../outbox/outbox-engine.ts')).forget(userId),
  // All of it: nothing tells whose it is. Others read theirs again.
  'ecrin-answers': async () => (await import('../kept-answers/kept-answers.ts')).clearAnswers(),
  'ecrin-shared': deleteCache('ecrin-shared'),
  'ecrin-lock': deleteCache('ecrin-lock'),
};
