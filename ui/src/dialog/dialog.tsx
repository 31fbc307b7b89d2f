import type { ReactNode } from 'react';
import { useModal } from './modal.ts';
import styles from './dialog.module.css';

/** The browser's own dialog: traps and restores the focus, closes on Escape. */
export const Dialog = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => (
  <dialog ref={useModal(onClose)} className={styles['dialog']} aria-label={title}>
    <h2 className="display" data-level="3">
      {title}
    </h2>
    {children}
  </dialog>
);
