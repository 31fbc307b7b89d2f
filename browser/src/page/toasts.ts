import { useSyncExternalStore } from 'react';

export type ToastTone = 'done' | 'error' | 'info';
export type Toast = Readonly<{
  id: number;
  tone: ToastTone;
  /** A finished sentence in the person's language. */
  message: string;
  action?: Readonly<{ label: string; run: () => void }>;
  /** How long it stays, in ms. An undo needs 8 s, a foreground push 10 s; an error with a way out stays until it is put away. */
  stays: number;
  /** Called once it is gone, however that came; after its action when that was taken. */
  onGone?: () => void;
}>;
type NewToast = Omit<Toast, 'id' | 'stays'> & { stays?: number };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const setToasts = (now: readonly Toast[]) => {
  const gone = toasts.filter((toast) => !now.includes(toast));
  toasts = now;
  listeners.forEach((listener) => listener());
  gone.forEach(({ onGone }) => onGone?.());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const defaultDurationMs = ({ tone, action }: NewToast) => {
  if (action) return tone === 'error' ? Number.POSITIVE_INFINITY : 8_000;
  return tone === 'error' ? 8_000 : 4_000;
};

/** Shows one short sentence, with at most one action; the newest three stay on screen. */
export const showToast = (toast: NewToast) => {
  const id = nextId++;
  setToasts([...toasts, { ...toast, id, stays: toast.stays ?? defaultDurationMs(toast) }].slice(-3));
  return id;
};
export const dismissToast = (id: number) => setToasts(toasts.filter((toast) => toast.id !== id));
export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
