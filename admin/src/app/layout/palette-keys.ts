import { useCallback, useEffect, useState } from 'react';

const isApple = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The keys that open the palette, as this machine names them. */
export const paletteKeys = isApple() ? '⌘K' : 'Ctrl+K';

/** Opens wherever the focus is, but not over another dialog. */
const usePaletteKeys = (open: () => void) =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

/** How long after the first paint it is fetched, in ms: the screen comes first. */
const fetchDelayMs = 1_000;

/** Whether the palette is open; the keys open it too. `fetch`: gets it before it is needed. */
export const usePalette = (fetch: () => void) => {
  const [shown, setShown] = useState(false);
  const open = useCallback(() => setShown(true), []);
  usePaletteKeys(open);
  useEffect(() => {
    const timer = setTimeout(fetch, fetchDelayMs);
    return () => clearTimeout(timer);
  }, [fetch]);
  return { shown, open, close: () => setShown(false) };
};
