import type { ReactNode } from 'react';
import styles from './thread.module.css';

/** Days or months one under the other. */
export const DayList = ({ children }: { children: ReactNode }) => <div className={styles['days']}>{children}</div>;

/** One day or month: its name, a note next to it, and its entries along a line. */
export const Thread = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <section>
    <div className={styles['head']}>
      <h2 className={styles['title']}>{title}</h2>
      {note && <span className={styles['note']}>{note}</span>}
    </div>
    <div className={styles['thread']}>{children}</div>
  </section>
);
