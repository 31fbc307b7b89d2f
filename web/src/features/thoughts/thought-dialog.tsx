import { useEffect, useRef, type ReactNode } from 'react';
import styles from './thought-dialog.module.css';

/** The browser's own dialog: focus kept in and given back, Escape closes. */
export const ThoughtDialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={title} onClose={onClose}>
      <h2 className="display" data-level="3">{title}</h2>
      {children}
    </dialog>
  );
};
