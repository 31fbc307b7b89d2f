import type { ReactNode } from 'react';
import styles from './status-dot.module.css';

/** `none`: an empty dot. */
export type StatusTone = 'good' | 'warning' | 'bad' | 'none';

/** A status as a dot and the word; the colour only repeats it. */
export const StatusDot = ({ tone, children }: Readonly<{ tone: StatusTone; children: ReactNode }>) => (
  <span className={styles['status']} data-tone={tone}>
    {children}
  </span>
);
