import { withTabLock } from '#lib/outbox/tab-locks.ts';
import { hasSharedItems, takeSharedItems } from '#lib/page/shared-items.ts';

/** Each resolves to whether it was stored; otherwise the item waits for the next start. */
export type KeepItem = Readonly<{ keepText: (text: string) => boolean; keepFile: (file: File) => Promise<boolean> }>;

/** Stores what another app shared to this one; in one tab at a time. */
export const keepShared = async ({ keepText, keepFile }: KeepItem): Promise<void> => {
  if (!(await hasSharedItems(caches))) return;
  await withTabLock('ecrin-shared', () =>
    takeSharedItems(caches, async (item) => (typeof item === 'string' ? keepText(item) : keepFile(item))),
  );
};
