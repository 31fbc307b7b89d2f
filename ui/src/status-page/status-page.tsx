import type { ReactNode } from 'react';
import styles from './status-page.module.css';

type StatusPageProps = Readonly<{
  /** Nothing stands in the setting without one. */ code?: number;
  title: string;
  text: string;
  children: ReactNode;
}>;

/** A page that is not there: its number in an empty setting, one sentence, a way out. */
export const StatusPage = ({ code, title, text, children }: StatusPageProps) => (
  <main id="content" className={styles['lost']}>
    <div className={styles['setting']} aria-hidden="true">
      {code}
    </div>
    <h1 className="display" tabIndex={-1}>
      {title}
    </h1>
    <p>{text}</p>
    <div className={styles['ways']}>{children}</div>
  </main>
);
