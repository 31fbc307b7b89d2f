import { useEffect, useRef, useSyncExternalStore } from 'react';
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

/** For a dialog that is drawn when it is wanted: opens it over the page. The browser keeps the focus in and closes it on Escape. */
export const useModal = () => {
  const modal = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = modal.current;
    if (!dialog) return undefined;
    const opener = currentOpener();
    dialog.showModal();
    setOpened([...opened, dialog]);
    return () => {
      setOpened(opened.filter((other) => other !== dialog));
      // One that is taken away, instead of closing, gives the focus back to nothing by itself.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  return modal;
};

/** The dialog that lies over everything; null while none does. What is to be seen and reached meanwhile has to be inside: the page behind is inert. */
export const useTopModal = () => useSyncExternalStore(subscribe, () => opened.at(-1) ?? null);
