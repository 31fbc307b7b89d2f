import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Over a list: search and filters, how many it holds, and its one action. */
export const Toolbar = ({ count, action, children }: { count: string; action?: ReactNode; children: ReactNode }) => (
  <div className={styles['toolbar']}>
    {children}
    <output className={`${styles['count'] ?? ''} sm dim`}>{count}</output>
    {action}
  </div>
);
