import { useSyncExternalStore } from 'react';

/** What was deleted on screen and is not sent yet, so that it can still be taken back; and how to send it. */
const waiting = new Map<string, () => void>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const turn = (next: ReadonlySet<string>): void => {
  hidden = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const show = (id: string): void => turn(new Set([...hidden].filter((other) => other !== id)));

/** Takes it off the screen; `send` deletes it, once. Resolved to false it comes back. */
export const addPendingRemoval = (id: string, send: () => Promise<boolean>): void => {
  waiting.set(id, () => void send().then((gone) => gone || show(id)));
  turn(new Set([...hidden, id]));
};

/** Sends what nobody took back; a second time does nothing. */
export const commitRemoval = (id: string): void => {
  const send = waiting.get(id);
  waiting.delete(id);
  send?.();
};

/** Takes it back, if it is not sent yet. */
export const undoRemoval = (id: string): void => {
  if (waiting.delete(id)) show(id);
};

export const usePendingRemovals = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden);

// A page that is left takes nothing back any more.
globalThis.addEventListener?.('pagehide', () => [...waiting.keys()].forEach(commitRemoval));
