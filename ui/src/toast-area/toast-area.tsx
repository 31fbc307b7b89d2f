import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Icon } from '#icon/icon.tsx';
import { checkIcon, crossIcon, infoIcon, warningIcon } from '#icon/icons.ts';
import styles from './toast-area.module.css';

export type ShownToast = Readonly<{
  id: number;
  tone: 'done' | 'error' | 'info';
  message: string;
  action?: Readonly<{ label: string; run: () => void }>;
  durationMs: number;
}>;
type ToastProps = Readonly<{
  toast: ShownToast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
  /** Dismissed by a button of its own. */ onPress: (id: number) => void;
}>;

const icons = { done: checkIcon, error: warningIcon, info: infoIcon };

const Toast = ({ toast, dismissLabel, onDismiss, onPress }: ToastProps) => {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held || !Number.isFinite(toast.durationMs)) return undefined;
    const timer = setTimeout(() => onDismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast, onDismiss]);
  const act = () => {
    toast.action?.run();
    onPress(toast.id);
  };
  const holding = {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
  return (
    <li className={styles['toast']} data-tone={toast.tone} {...holding}>
      <Icon of={icons[toast.tone]} />
      <span>{toast.message}</span>
      {toast.action ? (
        <button type="button" className={styles['action']} onClick={act}>
          {toast.action.label}
        </button>
      ) : (
        <button type="button" className={styles['action']} aria-label={dismissLabel} onClick={() => onPress(toast.id)}>
          <Icon of={crossIcon} size="sm" />
        </button>
      )}
    </li>
  );
};

/** A toast is removed with its clicked button: the focus returns to the previous element, or to the title. */
const useRestoreFocus = () => {
  const from = useRef<EventTarget | null>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return;
    const back =
      from.current instanceof HTMLElement && from.current.isConnected
        ? from.current
        : document.querySelector<HTMLElement>('h1');
    back?.focus({ preventScroll: true });
  });
  return {
    following: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      },
    },
    notePress: () => {
      pressed.current = true;
    },
  };
};

type ToastAreaProps = Readonly<{
  label: string;
  dismissLabel: string;
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  /** `bar`: on a desk inside the top bar, left of its two controls, so that nothing below is covered; without a dock on a phone. */
  place?: 'dock' | 'bar';
}>;

/**
 * The place of toasts, ≤ 300 px wide: above the dock on a phone, top right on a desktop, in the bar where it is wide; announced politely. Their time
 * is paused while one is hovered or focused.
 */
export const ToastArea = ({ label, dismissLabel, toasts, onDismiss, place = 'dock' }: ToastAreaProps) => {
  const { following, notePress } = useRestoreFocus();
  const press = (id: number) => {
    notePress();
    onDismiss(id);
  };
  return (
    <section className={styles['area']} data-place={place} aria-label={label} aria-live="polite" {...following}>
      <ul>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} onPress={press} />
        ))}
      </ul>
    </section>
  );
};
