import { iconButtonLook } from '@ecrin/ui/button/button.tsx';
import type { IconShape } from '@ecrin/ui/icon/icon-shape.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import styles from './year.module.css';

/** `href` null: there is no such time to turn to. */
export type Turn = Readonly<{ href: string | null; label: string }>;

const TurnLink = ({ turn: { href, label }, icon }: { turn: Turn; icon: IconShape }) =>
  href === null ? (
    <span {...iconButtonLook} className={`${iconButtonLook.className} ${styles['nowhere']}`} aria-hidden="true">
      <Icon of={icon} />
    </span>
  ) : (
    <Link href={href} {...iconButtonLook} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );

type YearHeadProps = Readonly<{
  title: string;
  /** Of the page it leads back to, where that has no title of its own. */
  back?: string;
  /** What the time was, in a sentence. */
  said: ReactNode;
  before: Turn;
  after: Turn;
  /** Between the two. */
  shown?: string;
  /** What can be made of the time. */
  act?: ReactNode;
  /** Nothing of the time is there yet: what stands below its sentence comes with it, and so is not moved by it. */
  waits?: boolean;
}>;

/** The title of a time, what it was, and the way to the time before and after. */
export const YearHead = ({ title, back = '', said, before, after, shown, act, waits = false }: YearHeadProps) => (
  <div>
    <div className={styles['way']}>
      <BackLink name={back} />
    </div>
    <div className={styles['head']}>
      <div className={styles['title']}>
        <h1 className="h4 dim" tabIndex={-1}>
          {title}
        </h1>
        {said && <p className={styles['said']}>{said}</p>}
      </div>
      <div className={styles['acts']} data-waits={waits || undefined}>
        <div className={styles['turns']}>
          <TurnLink turn={before} icon={chevronLeftIcon} />
          {shown && <b>{shown}</b>}
          <TurnLink turn={after} icon={chevronRightIcon} />
        </div>
        {act}
      </div>
    </div>
  </div>
);
