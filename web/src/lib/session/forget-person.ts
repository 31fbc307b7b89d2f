import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
/**
 * Nothing of somebody whose account is erased stays on this device: drafts, what was set aside, and what was never sent, sound included. Others who sign in here
 * keep theirs. Resolves also where the browser has no storage.
 */
export const forgetPerson = async (userId: string): Promise<void> => {
  for (const key of deviceStorage.keys()) if (key.endsWith(`:${userId}`)) deviceStorage.removeItem(key);
  await import('../outbox/outbox-engine.ts').then(({ forget }) => forget(userId)).catch(() => undefined);
};
