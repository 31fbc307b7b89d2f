import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Read aloud, not drawn. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className={styles['unseen']}>{children}</span>;
