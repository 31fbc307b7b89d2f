import { useEffect } from 'react';
import { mayPrefetch } from '#lib/page/connection.ts';
import { fetchScreen } from './navigate.ts';

/** A link under the pointer, the finger or the focus is about to be followed: its screen comes ahead, unless that would cost the person. */
const fetchAhead = ({ target }: Event) => {
  const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : null;
  if (href && !/^\/(admin|api)\b/.test(href) && mayPrefetch()) fetchScreen(href).catch(() => undefined);
};

/** The offline page comes ahead in any case, once the first screen has settled: when it is needed it can no longer be fetched. */
export const usePrefetch = () =>
  useEffect(() => {
    const moments = ['pointerover', 'focusin', 'touchstart'] as const;
    const offlinePage = setTimeout(() => void fetchScreen('/offline').catch(() => undefined), 3_000);
    moments.forEach((moment) => document.addEventListener(moment, fetchAhead, { passive: true }));
    return () => {
      clearTimeout(offlinePage);
      moments.forEach((moment) => document.removeEventListener(moment, fetchAhead));
    };
  }, []);
