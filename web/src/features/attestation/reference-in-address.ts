import { useCallback, useSyncExternalStore } from 'react';
import type { Reference } from './attestation.api.ts';

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const hashNow = () => window.location.hash;

const readReference = (hash: string): Reference | null => {
  const given = new URLSearchParams(hash.slice(1));
  const [number, code] = [given.get('number'), given.get('code')];
  return number && code ? { number, code } : null;
};

/**
 * Number and code stand behind the `#` of the address, which a browser sends to nobody: the page can be kept, and no log has the code.
 * null: not given.
 */
export const useReferenceInAddress = () => {
  const hash = useSyncExternalStore(onHashChange, hashNow);
  const choose = useCallback(({ number, code }: Reference) => {
    window.location.hash = new URLSearchParams({ number, code }).toString();
  }, []);
  return [readReference(hash), choose] as const;
};
