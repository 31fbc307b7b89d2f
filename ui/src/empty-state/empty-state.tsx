import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here, and what to do next. `setting`: the velvet hollow that waits for a stone; not drawn when something failed. */
export const EmptyState = ({ title, children, action, setting = false }: { title: string; children: ReactNode; action?: ReactNode; setting?: boolean }) => (
  <div className={styles['empty']}>
    {setting && <span className={styles['setting']} />}
    <h2 className={styles['title']}>{title}</h2>
    <p className={styles['text']}>{children}</p>
    {action}
  </div>
);
