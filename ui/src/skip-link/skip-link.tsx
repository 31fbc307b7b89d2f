import styles from './skip-link.module.css';

/** First link of every page: seen once it has the focus, it jumps over header and navigation to `#content`. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={styles['skip']} href="#content">
    {children}
  </a>
);
