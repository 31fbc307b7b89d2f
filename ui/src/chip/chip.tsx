import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import { crossIcon } from '#icon/icons.ts';
import styles from './chip.module.css';

/** A choice. Pressed is in force; `dashed` offers one more. */
export const Chip = ({ dashed = false, ...rest }: ComponentProps<'button'> & { dashed?: boolean }) => (
  <button type="button" className={styles['chip']} data-dashed={dashed || undefined} {...rest} />
);

/** An active filter; clicking removes it. `name`: the full accessible name. */
export const ActiveChip = ({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={styles['chip']} data-on aria-label={name} onClick={onRemove}>
    {children}
    <Icon of={crossIcon} size="sm" />
  </button>
);

/** What narrows the list, always in sight. */
export const Chips = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className={styles['chips']} aria-label={name}>
    {children}
  </fieldset>
);
