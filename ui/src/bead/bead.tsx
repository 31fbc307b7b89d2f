import styles from './bead.module.css';

/** A thread's colour. Decorative: the name next to it is the text. `colour`: a name of the tokens `--thread-*`. */
export const Bead = ({ colour }: { colour: string }) => (
  <span className={styles['bead']} style={{ background: `var(--thread-${colour})` }} aria-hidden="true" />
);
