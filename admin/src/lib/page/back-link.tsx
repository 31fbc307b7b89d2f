import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook } from '@ecrin/ui/page/page.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useListAddress } from '../list/opened-from.ts';
import styles from './back-link.module.css';

/** One step up: to the list as it was when this was opened from it. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={styles['up']}>
    <Link href={useListAddress(to)} {...backLook}>
      <Icon of={chevronLeftIcon} size="sm" />
      {children}
    </Link>
  </p>
);
