import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { currentOpener } from './opener.ts';

let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const setOpened = (next: readonly HTMLDialogElement[]) => {
  opened = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * For a dialog that is rendered on demand: opens it as modal. The browser traps the focus and closes it on Escape.
 * Its closing is heard before it happens: the event `close` comes with the next frame only, and what opens the dialog
 * again until then would be taken back by it.
 */
export const useModal = (onClose: () => void) => {
  const modal = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = modal.current;
    if (!dialog) return undefined;
    const opener = currentOpener();
    dialog.showModal();
    let closing = false;
    const hear = () => {
      if (!closing) close();
      closing = true;
    };
    dialog.addEventListener('beforetoggle', hear);
    // What the oldest browsers know only.
    dialog.addEventListener('close', hear);
    setOpened([...opened, dialog]);
    return () => {
      setOpened(opened.filter((other) => other !== dialog));
      // A dialog that is unmounted instead of closed does not restore the focus.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  return modal;
};

/** The topmost dialog; null without one. Anything that must be visible and reachable has to be inside: the page behind is inert. */
export const useTopModal = () => useSyncExternalStore(subscribe, () => opened.at(-1) ?? null);
