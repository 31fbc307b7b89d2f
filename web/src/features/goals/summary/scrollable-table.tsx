import type { ReactNode } from 'react';
import styles from '../goals.module.css';

/** Figures in rows; scrolls when it is too wide, by keyboard too. */
export const ScrollableTable = ({ name, children }: { name: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
  <section className={styles['scrolled']} tabIndex={0} aria-label={name}>
    <table className={styles['table']}>{children}</table>
  </section>
);
