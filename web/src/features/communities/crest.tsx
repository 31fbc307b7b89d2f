import styles from './communities.module.css';

/** The first letter of a community's name. Decorative. */
export const Crest = ({ name, small = false }: Readonly<{ name: string; small?: boolean }>) => (
  <span className={styles['crest']} data-small={small || undefined} aria-hidden="true">
    {(Array.from(name)[0] ?? '').toLocaleUpperCase()}
  </span>
);
