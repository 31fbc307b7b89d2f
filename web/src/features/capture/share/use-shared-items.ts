import { useEffect, useEffectEvent } from 'react';
import type { KeepItem } from './keep-shared.ts';

/** Stores what another app shared to this one, once the field that shows it is mounted. */
export const useSharedItems = (keep: KeepItem) => {
  const take = useEffectEvent(async () => {
    if ('caches' in globalThis) await (await import('./keep-shared.ts')).keepShared(keep);
  });
  useEffect(() => void take().catch(() => undefined), []);
};
