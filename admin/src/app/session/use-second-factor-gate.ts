import { focusTitle } from '@ecrin/browser/navigation/navigation-focus.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Once the second factor is requested, the dialog stays until it is completed: the recovery codes are shown after the factor is active. */
export const useSecondFactorGate = (missing: boolean, refresh: () => PromiseLike<unknown>) => {
  const [open, setOpen] = useState(false);
  if (missing && !open) setOpen(true);
  const wasOpen = useRef(open);
  useEffect(() => {
    const left = wasOpen.current && !open;
    wasOpen.current = open;
    return left ? focusTitle() : undefined;
  }, [open]);
  const close = useCallback(() => void refresh().then(() => setOpen(false)), [refresh]);
  return [open, close] as const;
};
