import styles from './skip-link.module.css';

/** First link of every page, visible with focus: skips header and navigation to `#content`. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={styles['skip']} href="#content">
    {children}
  </a>
);
