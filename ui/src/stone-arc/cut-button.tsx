import type { ComponentProps } from 'react';
import styles from './cut-button.module.css';

/** Lies over a rough stone, whose place is positioned. */
export const CutButton = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" className={styles['cut']} {...props} />
);
