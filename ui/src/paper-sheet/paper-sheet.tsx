import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { printerIcon } from '#icon/icons.ts';
import styles from './paper-sheet.module.css';

type PaperSheetProps = Readonly<{ title: string; lead: string; children: ReactNode }>;

/** A sheet of paper with an empty setting: a receipt or a certificate, which is a page’s one subject. */
export const PaperSheet = ({ title, lead, children }: PaperSheetProps) => (
  <article className={styles['sheet']}>
    <span className={styles['setting']} aria-hidden="true" />
    <div>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['lead']}>{lead}</p>
    </div>
    {children}
  </article>
);

/** What can be done with a sheet; not printed. */
export const PaperActs = ({ children }: Readonly<{ children: ReactNode }>) => (
  <div className={styles['acts']}>{children}</div>
);

export const PrintButton = ({ children }: Readonly<{ children: string }>) => (
  <Button onClick={() => window.print()}>
    <Icon of={printerIcon} />
    {children}
  </Button>
);
