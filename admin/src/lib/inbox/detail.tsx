import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeOffIcon } from '@ecrin/ui/icon/icons.ts';
import { StatusDot, type StatusTone } from '@ecrin/ui/status-dot/status-dot.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useKeyHints } from '../page/use-key-hints.ts';
import styles from './triage.module.css';

type DetailProps = Readonly<{
  title: string;
  subtitle: ReactNode;
  standing: string;
  tone: 'waiting' | 'late' | 'done';
  children: ReactNode;
}>;

const tones: Readonly<Record<DetailProps['tone'], StatusTone>> = { waiting: 'warning', late: 'bad', done: 'none' };

/** What is chosen in a queue, under its heading and state. */
export const Detail = ({ title, subtitle, standing, tone, children }: DetailProps) => (
  <section className={styles['detail']} aria-label={title}>
    <div className={styles['head']}>
      <div>
        <h2>{title}</h2>
        <p className="xs dim">{subtitle}</p>
      </div>
      <StatusDot tone={tones[tone]}>{standing}</StatusDot>
    </div>
    {children}
  </section>
);

/** Words somebody wrote, as they wrote them. */
export const Words = ({ children }: { children: string }) => (
  <p className={styles['words']}>{withFrenchTypography(children)}</p>
);

export const Acts = ({ note, children }: { note?: string | undefined; children: ReactNode }) => (
  <div className={styles['acts']}>
    {children}
    {note && <small>{note}</small>}
  </div>
);

type ActButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & Readonly<{ shortcut: string; label: string }>;

/** A decision with the letter that takes it. */
export const ActButton = ({ shortcut, label, ...button }: ActButtonProps) => (
  <Button {...button} data-key={shortcut} aria-keyshortcuts={shortcut}>
    {label}
    {useKeyHints() && (
      <span className={styles['key']} aria-hidden="true">
        {shortcut}
      </span>
    )}
  </Button>
);

/** What stands over a queue; on a phone not over what was opened in it. */
export const OverQueue = ({ opened, children }: Readonly<{ opened: boolean; children: ReactNode }>) => (
  <div className={styles['over']} data-opened={opened || undefined}>
    {children}
  </div>
);

/** Under a queue: what cannot be read there. */
export const QueueFoot = ({ children }: { children: ReactNode }) => (
  <p className={`${styles['foot'] ?? ''} xs dim`}>
    <Icon of={eyeOffIcon} size="sm" />
    <span>{children}</span>
  </p>
);
