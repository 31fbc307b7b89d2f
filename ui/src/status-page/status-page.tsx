import type { ReactNode } from 'react';
import styles from './status-page.module.css';

type StatusPageProps = Readonly<{
  /** Without it the picture is empty. */
  code?: number;
  title: string;
  text: string;
  children: ReactNode;
}>;

/** A missing page: its code in an empty jewel setting, one sentence, a link. */
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
