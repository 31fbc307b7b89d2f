import type { ComponentProps } from 'react';
import { Icon } from '#icon/icon.tsx';
import { checkIcon } from '#icon/icons.ts';
import styles from './check-box.module.css';

/** `group`: one of its ticks at most is set; absent: each is on its own. `mixed`: set for a part of what it stands for. */
type TickProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'className' | 'onChange' | 'ref'> &
  Readonly<{ group?: string | undefined; mixed?: boolean; onChange?: (checked: boolean) => void }>;

/** What is ticked, as it is drawn everywhere; the label around it is its control. */
export const Tick = ({ group, mixed = false, onChange, ...input }: TickProps) => (
  <span className={styles['tick']}>
    <input
      {...input}
      // A property without an attribute.
      ref={(box) => void (box && (box.indeterminate = mixed))}
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
    <Icon of={checkIcon} size="sm" />
  </span>
);
