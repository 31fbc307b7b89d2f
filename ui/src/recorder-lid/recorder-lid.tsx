import { useEffect, useRef, type ReactNode } from 'react';
import styles from './recorder-lid.module.css';

type LidProps = Readonly<{
  name: string;
  /** When it changes, the focus moves to the element with `data-first`. */ scene: string;
  onClose: () => void;
  top: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}>;

/** The recorder over the whole page. Native dialog: the page behind is inert, Escape and the phone's back close it, focus goes back where it was. */
export const RecorderLid = ({ name, scene, onClose, top, children, footer }: LidProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => dialog.current?.querySelector<HTMLElement>(`[data-scene="${scene}"] [data-first]`)?.focus(), [scene]);
  return (
    <dialog ref={dialog} className={`${styles['lid']} night`} aria-label={name} onClose={onClose}>
      <div className={styles['room']} data-scene={scene}>
        <div className={styles['top']}>{top}</div>
        <div className={styles['middle']}>{children}</div>
        <div className={styles['case']}>{footer}</div>
      </div>
    </dialog>
  );
};

/** The state as text, announced when it changes. */
export const LidState = ({ tone, children }: { tone: 'live' | 'still' | 'done'; children: ReactNode }) => (
  <output className={styles['state']} data-tone={tone}>
    {children}
  </output>
);

/** `spoken`: the same time in words. */
export const LidTimer = ({ time, spoken }: { time: string; spoken: string }) => (
  <p className={styles['timer']} data-long={time.length > 5 || undefined} role="timer" aria-label={spoken}>
    {time}
  </p>
);

export const LidHint = ({ tone, children }: { tone?: 'warn' | undefined; children: ReactNode }) => (
  <p className={styles['hint']} data-tone={tone} role={tone && 'alert'}>
    {children}
  </p>
);

/** A failure and its actions, in place of the waveform. */
export const LidMessage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="alert">
    <h2 className={styles['title']}>{title}</h2>
    <p className={styles['text']}>{children}</p>
  </div>
);

export const LidActions = ({ children }: { children: ReactNode }) => <div className={styles['ways']}>{children}</div>;
