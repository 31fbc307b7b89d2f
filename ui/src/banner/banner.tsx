import type { ReactNode } from 'react';
import { infoIcon, warningIcon } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './banner.module.css';

/** One sentence that explains, and perhaps one action. */
export const Banner = ({ tone, children, action }: { tone: 'info' | 'warn' | 'bad'; children: ReactNode; action?: ReactNode }) => (
  <div className={styles['banner']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon of={tone === 'info' ? infoIcon : warningIcon} />
    <span className={styles['text']}>{children}</span>
    {action}
  </div>
);
