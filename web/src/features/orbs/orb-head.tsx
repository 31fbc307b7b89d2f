import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook } from '@ecrin/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import styles from './orbs.module.css';

type OrbHeadProps = Readonly<{
  orb: Pick<OrbCard, 'orbId' | 'look' | 'picture'>;
  back: Readonly<{ to: string; label: string }>;
  title: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
  children?: ReactNode;
}>;

export const BackLink = ({ to, label }: Readonly<{ to: string; label: string }>) => (
  <Link href={to} {...backLook}>
    <Icon of={chevronLeftIcon} />
    {label}
  </Link>
);

/** The way back, then the sphere beside the title of the screen. */
export const OrbHead = ({ orb, back, title, action, children }: OrbHeadProps) => (
  <>
    <BackLink {...back} />
    <div className={styles['head']}>
      <OrbFace orb={orb} />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        {children && <p className="sm dim">{children}</p>}
      </div>
      {action}
    </div>
  </>
);
