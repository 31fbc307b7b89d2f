import { withTabLock } from '#lib/outbox/tab-locks.ts';
import { hasSharedItems, takeSharedItems, type OpenItem } from '#lib/page/shared-items.ts';

/** Each resolves to whether it was stored; otherwise the item waits for the next start. */
export type KeepItem = Readonly<{ keepText: (text: string) => boolean; keepFile: (file: File) => Promise<boolean> }>;

/** With the private half of the lock that is open in this page. */
const open: OpenItem = async (sealed) => {
  const [{ openLock }, { openWithPrivate }] = await Promise.all([
    import('#lib/lock/page-seal.ts'),
    import('#lib/lock/key-wrap.ts'),
  ]);
  const lock = openLock();
  return lock && openWithPrivate(lock.privateKey, sealed);
};

/** Stores what another app shared to this one; in one tab at a time. */
export const keepShared = async ({ keepText, keepFile }: KeepItem): Promise<void> => {
  if (!(await hasSharedItems(caches))) return;
  await withTabLock('ecrin-shared', () =>
    takeSharedItems(caches, {
      open,
      keep: async (item) => (typeof item === 'string' ? keepText(item) : keepFile(item)),
    }),
  );
};
