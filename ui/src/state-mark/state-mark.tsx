import type { ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import styles from './state-mark.module.css';

/** How something stands: an icon and words; the colour only repeats them. */
export const StateMark = ({
  icon,
  tone,
  children,
}: {
  icon: IconShape;
  tone: 'good' | 'soft' | 'quiet';
  children: ReactNode;
}) => (
  <span className={styles['mark']} data-tone={tone}>
    <Icon of={icon} size="sm" />
    {children}
  </span>
);
