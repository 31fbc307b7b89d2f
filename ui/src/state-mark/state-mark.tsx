import type { ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import styles from './state-mark.module.css';

/** A state as icon and text; the colour only repeats it. */
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
