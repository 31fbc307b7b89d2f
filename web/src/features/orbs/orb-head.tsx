import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import type { ReactNode } from 'react';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import styles from './orbs.module.css';

type OrbHeadProps = Readonly<{
  orb: Pick<OrbCard, 'orbId' | 'look' | 'picture'>;
  /** Of the page that the way back leads to, if it is named by what it shows. */
  backName?: string;
  title: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
  children?: ReactNode;
}>;

/** The way back, then the sphere beside the title of the screen. */
export const OrbHead = ({ orb, backName = '', title, action, children }: OrbHeadProps) => (
  <>
    <BackLink name={backName} />
    <div className={styles['head']}>
      <OrbFace orb={orb} />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1} dir="auto">
          {title}
        </h1>
        {children && <p className="sm dim">{children}</p>}
      </div>
      {action}
    </div>
  </>
);
