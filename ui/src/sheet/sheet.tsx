import type { ReactNode } from 'react';
import { useModal } from '#dialog/modal.ts';
import styles from './sheet.module.css';

type SheetProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A dialog with more in it than a phone shows at once: at the bottom of a phone’s screen, in the middle of a wide one. */
export const Sheet = ({ title, onClose, children }: SheetProps) => (
  <dialog ref={useModal(onClose)} className={styles['sheet']} aria-label={title}>
    <h2 className="display" data-level="3">
      {title}
    </h2>
    {children}
  </dialog>
);

/** For the field the sheet opens on, as its `ref`: React writes no such attribute. */
export const takeFirstFocus = (field: HTMLElement | null) => field?.setAttribute('autofocus', '');

/** The part that scrolls. `read`: there is nothing in it to go to by keys, which scroll it as a whole. */
export const SheetBody = ({ read = false, children }: { read?: boolean; children: ReactNode }) => (
  <div className={styles['body']} {...(read && { tabIndex: 0 })}>
    {children}
  </div>
);

/** The action, below what scrolls: always in sight. */
export const SheetFoot = ({ children }: { children: ReactNode }) => <div className={styles['foot']}>{children}</div>;
