import { isFetching } from '@ecrin/browser/api/app-store.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasReservedHeight } from '#lib/page/reserved-height.tsx';

/** Over a mediocre mobile network the last part is there 2.6 s after the page was asked for. */
const longestMs = 3_000;

/**
 * Whether what stands above a list has arrived, so that the list will not move. Only waited for, and not for long, on the first visit of a device: from
 * then on its height is known (`ReservedHeight`, by the same name). `fetch`: loads the parts that fetch something themselves.
 */
export const useArrived = (name: string, fetch: () => Promise<unknown>): boolean => {
  const [here, setHere] = useState(false);
  // Once it was shown it stays.
  const [settled, settle] = useState(() => hasReservedHeight(name));
  const fetching = useSelector(isFetching);
  if (here && !fetching && !settled) settle(true);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), longestMs);
    void fetch()
      .catch(() => undefined)
      .then(() => setHere(true));
    return () => clearTimeout(timer);
  }, [fetch]);
  return settled;
};
