import type { ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import { infoIcon, warningIcon, type IconShape } from '#icon/icons.ts';
import styles from './banner.module.css';

type BannerProps = Readonly<{
  tone: 'info' | 'good' | 'warn' | 'bad';
  icon?: IconShape;
  children: ReactNode;
  action?: ReactNode;
}>;

/** One sentence that explains, and perhaps one action. */
export const Banner = ({ tone, icon = tone === 'info' ? infoIcon : warningIcon, children, action }: BannerProps) => (
  <div className={styles['banner']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon of={icon} />
    <div className={styles['body']}>
      <span className={styles['text']}>{children}</span>
      {action}
    </div>
  </div>
);
