import { useEffect, useRef, type ReactNode } from 'react';
import { openerNow } from './opener.ts';
import styles from './dialog.module.css';

/** The browser's own dialog: focus kept in and given back, Escape closes. */
export const Dialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = openerNow();
    dialog.current?.showModal();
    // A dialog that is taken away, instead of closing, gives nothing back by itself.
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={title} onClose={onClose}>
      <h2 className="display" data-level="3">{title}</h2>
      {children}
    </dialog>
  );
};
