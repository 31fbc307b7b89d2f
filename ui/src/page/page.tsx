import type { ReactNode } from 'react';
import styles from './page.module.css';

type PageProps = Readonly<{
  /** `split`: 656 + 320 px from 992 px on. `plain`: one column; `wide`: as wide as both. Only the plain ones keep no room for the record button. */
  kind?: 'column' | 'split' | 'plain' | 'plain split' | 'plain wide';
  children: ReactNode;
}>;

/** The room a client screen is set in, between header and bottom bar. */
export const Page = ({ kind = 'column', children }: PageProps) => (
  <div className={styles['page']} data-kind={kind}>
    {children}
  </div>
);

type PageHeadProps = Readonly<{ title: ReactNode; back?: ReactNode; actions?: ReactNode }>;

/** The title of a screen, focused when the route changes, under the way back and with what acts on the whole screen at its side. */
export const PageHead = ({ title, back, actions }: PageHeadProps) => (
  <div>
    {back && <div className={styles['way']}>{back}</div>}
    <div className={styles['head']}>
      <h1 className="display" tabIndex={-1} dir="auto">
        {title}
      </h1>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  </div>
);

/** A step back above the title: an icon and a word. */
export const backLook = { className: styles['back'] ?? '' };
