import type { ReactNode } from 'react';
import styles from './tab-bar.module.css';

type TabBarProps = Readonly<{ label: string; children: ReactNode }>;

/** The navigation of a phone, at the bottom; hidden from 992 px on, where the header has it. */
export const TabBar = ({ label, children }: TabBarProps) => (
  <nav className={styles['bar']} aria-label={label}>
    {children}
  </nav>
);

/** One entry: an `Icon size="lg"` over a word; the current one carries `aria-current`. */
export const tabLook = { className: styles['tab'] ?? '' };
