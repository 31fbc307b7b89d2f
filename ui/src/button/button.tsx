import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { look?: 'primary' | 'quiet' | 'text' | 'danger'; busy?: boolean };

/** A pill that acts. While `busy` it keeps its name and its focus, and takes no second press. */
export const Button = ({ look = 'quiet', busy = false, onClick, ...rest }: ButtonProps) => (
  <button type="button" className={styles['button']} data-look={look} aria-busy={busy || undefined} onClick={busy ? undefined : onClick} {...rest} />
);

/** A round, drawn button; `label` is its name. */
export const IconButton = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button type="button" className={styles['icon']} aria-label={label} title={label} {...rest} />
);
