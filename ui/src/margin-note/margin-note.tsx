import type { ReactNode } from 'react';
import { IconButton } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { crossIcon } from '#icon/icons.ts';
import styles from './margin-note.module.css';

type MarginNoteProps = Readonly<{ children: ReactNode; away: Readonly<{ label: string; onAway: () => void }> }>;

/** Said once, under the thing it speaks of, and withdrawn with a cross. */
export const MarginNote = ({ children, away }: MarginNoteProps) => (
  <aside className={styles['note']}>
    <p>{children}</p>
    <IconButton label={away.label} onClick={away.onAway}>
      <Icon of={crossIcon} size="sm" />
    </IconButton>
  </aside>
);
