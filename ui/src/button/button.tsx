import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = Readonly<{
  look?: 'primary' | 'quiet' | 'text' | 'danger';
  size?: 'md' | 'lg';
  block?: boolean;
}>;

/** Attributes that make any element look like a button; for links: `<Link {...buttonLook({ look: 'primary' })}>`. */
export const buttonLook = ({ look = 'quiet', size = 'md', block = false }: ButtonLook = {}) => ({
  className: styles['button'] ?? '',
  'data-look': look,
  'data-size': size,
  'data-block': block || undefined,
});

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & Readonly<{ busy?: boolean }>;

/** A pill-shaped button. While `busy` it keeps its name and focus, and ignores clicks. */
export const Button = ({
  look = 'quiet',
  size = 'md',
  block = false,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...buttonLook({ look, size, block })}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <span className={styles['pulse']} aria-hidden="true" />}
    {children}
  </button>
);

/** What makes any element a round, drawn control; give it a name. */
export const iconButtonLook = { className: styles['icon'] ?? '' };

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & Readonly<{ label: string }>;

/** 44 × 44, round; its label is read by screen readers and shown as a tooltip. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <button type="button" {...iconButtonLook} aria-label={label} title={label} {...rest} />
);
