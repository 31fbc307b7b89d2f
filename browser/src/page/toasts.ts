import { create } from 'zustand';

export type ToastTone = 'done' | 'error' | 'info';
export type Toast = Readonly<{
  id: number;
  tone: ToastTone;
  /** A finished sentence in the person's language. */
  message: string;
  action?: Readonly<{ label: string; run: () => void }>;
  /** How long it stays, in ms. An undo needs 8 s, a foreground push 10 s; an error with an action stays until it is dismissed. */
  durationMs: number;
  /** Called once when it closes, for any reason; after its action when that was used. */
  onGone?: () => void;
}>;
type NewToast = Omit<Toast, 'id' | 'durationMs'> & { durationMs?: number };

export const useToasts = create<readonly Toast[]>(() => []);

const setToasts = (change: (shown: readonly Toast[]) => readonly Toast[]) => {
  const before = useToasts.getState();
  useToasts.setState(change, true);
  before.filter((toast) => !useToasts.getState().includes(toast)).forEach(({ onGone }) => onGone?.());
};

let nextId = 1;
const defaultDurationMs = ({ tone, action }: NewToast) => {
  if (action) return tone === 'error' ? Number.POSITIVE_INFINITY : 8_000;
  return tone === 'error' ? 8_000 : 4_000;
};

/** Shows one short sentence, with at most one action; the newest three stay on screen. */
export const showToast = (toast: NewToast) => {
  const id = nextId++;
  const shown = { ...toast, id, durationMs: toast.durationMs ?? defaultDurationMs(toast) };
  setToasts((toasts) => [...toasts, shown].slice(-3));
  return id;
};
export const dismissToast = (id: number) => setToasts((toasts) => toasts.filter((toast) => toast.id !== id));
