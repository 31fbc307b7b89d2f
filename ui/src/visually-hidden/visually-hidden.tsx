import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read aloud, not drawn. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles['unseen']}>{children}</span>
);
