import type { ComponentProps } from 'react';
import { Icon } from '#icon/icon.tsx';
import { checkIcon } from '#icon/icons.ts';
import styles from './check-box.module.css';

/** `group`: one of its ticks at most is set; absent: each is on its own. */
type TickProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'className' | 'onChange'> &
  Readonly<{ group?: string | undefined; onChange?: (checked: boolean) => void }>;

/** What is ticked, as it is drawn everywhere; the label around it is its control. */
export const Tick = ({ group, onChange, ...input }: TickProps) => (
  <span className={styles['tick']}>
    <input
      {...input}
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
    <Icon of={checkIcon} size="sm" />
  </span>
);
