import type { ReactNode } from 'react';
import styles from './header.module.css';

type HeaderProps = Readonly<{
  brand: ReactNode;
  greeting: string;
  navigation: ReactNode;
  languages: ReactNode;
  /** Bell and avatar. */
  personal: ReactNode;
}>;

/** Fixed above every client screen. From 992 px on it carries the navigation, and the bottom bar is hidden. */
export const Header = ({ brand, greeting, navigation, languages, personal }: HeaderProps) => (
  <header className={styles['bar']}>
    <div className={styles['inside']}>
      {brand}
      <p className={styles['hello']}>{greeting}</p>
      <div className={styles['navigation']}>{navigation}</div>
      <div className={styles['languages']}>{languages}</div>
      <div className={styles['personal']}>{personal}</div>
    </div>
  </header>
);

/** One link of the header's navigation; the current one carries `aria-current`. */
export const headerLinkLook = { className: styles['link'] ?? '' };
