import { useEffect, useEffectEvent } from 'react';
import type { KeepItem } from './keep-shared.ts';

/** What another app shared to this one is kept once the field is there to show it. */
export const useSharedItems = (keep: KeepItem) => {
  const take = useEffectEvent(async () => {
    if ('caches' in globalThis) await (await import('./keep-shared.ts')).keepShared(keep);
  });
  useEffect(() => void take().catch(() => undefined), []);
};
