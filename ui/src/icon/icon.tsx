import type { IconShape } from './icons.ts';
import styles from './icon.module.css';

/** Hidden from screen readers: the control around it has a name. */
export const Icon = ({
  of: { d, filled = false },
  size = 'md',
}: {
  of: IconShape;
  size?: 'xs' | 'sm' | 'md' | 'lg';
}) => (
  <svg
    className={styles['icon']}
    data-size={size}
    data-filled={filled || undefined}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
