import { useEffect, useRef } from 'react';

/** How long a title may take to appear, in ms: after that the focus is not moved. */
const titleTimeoutMs = 3_000;

/** Of the field that a screen begins with: focused once it is `ready`, unless the focus is on something of the screen already. */
export const useFirstField = (ready: boolean) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.tagName === 'H1';
    if (ready && isFree) ref.current?.focus({ preventScroll: true });
  }, [ready]);
  return { 'data-first-field': true, ref } as const;
};

/** A selector: what the next screen is asked for, in place of its title. */
let wanted: string | null = null;
/** The next screen begins with what this selector finds there. */
export const focusOnArrival = (selector: string) => {
  wanted = selector;
};

const tryFocusTitle = () => {
  if (document.activeElement?.hasAttribute('data-first-field')) return true;
  const start = document.querySelector<HTMLElement>(wanted ?? 'h1');
  start?.focus({ preventScroll: true });
  if (start) wanted = null;
  return start !== null;
};

/** Focuses the title as soon as there is one; returns a function that stops waiting. */
export const focusTitle = () => {
  if (tryFocusTitle()) return undefined;
  const watcher = new MutationObserver(() => tryFocusTitle() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    watcher.disconnect();
    if (wanted === null) return;
    wanted = null;
    tryFocusTitle();
  }, titleTimeoutMs);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
};

/** A part of a screen with `data-keeps-focus` moves the focus within itself from one address to the next: a list beside what is chosen in it. */
const isKept = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'));

/** A new screen starts at its top, with the focus on its title, so that a screen reader announces it. After back and forward the browser restores the scroll position. */
export const useNavigationFocus = (path: string) => {
  const last = useRef({ path, wentBack: false });
  useEffect(() => {
    const note = () => {
      last.current.wentBack = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (last.current.path === path) return undefined;
    const kept = isKept();
    if (!last.current.wentBack && !kept) window.scrollTo(0, 0);
    last.current = { path, wentBack: false };
    return kept ? undefined : focusTitle();
  }, [path]);
};
