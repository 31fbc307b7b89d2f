import type { ReactNode } from 'react';
import { IconButton } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { crossIcon, type IconShape } from '#icon/icons.ts';
import styles from './slip.module.css';

type SlipProps = Readonly<{
  /** Which kind it is; also its name in tests and styles. */ kind: string;
  /** Of the place, for screen readers. */ name: string;
  /** The thing itself, or an icon disc; none beside a person's own words. */ figure?: ReactNode;
  /** A link covers the whole slip. */ title: ReactNode;
  /** Beside the title of a memory, below any other. */ line: ReactNode;
  /** A person's own words, in serif. */ words?: ReactNode;
  /** How it is set aside; without, it stays until its time is over. */ away?: Readonly<{
    label: string;
    onAway: () => void;
  }>;
}>;

/** An icon where the slip has no thing of its own to show. `tone` warn: something may be lost. */
export const SlipIcon = ({ of, tone = 'plain' }: Readonly<{ of: IconShape; tone?: 'plain' | 'warn' }>) => (
  <span className={styles['disc']} data-tone={tone}>
    <Icon of={of} />
  </span>
);

/** The one extra thing on the home screen: what happened, and when. */
export const Slip = ({ kind, name, figure, title, line, words, away }: SlipProps) => (
  <section className={styles['slip']} aria-label={name} data-slip={kind} data-words={words ? true : undefined}>
    {figure && <div className={styles['figure']}>{figure}</div>}
    <div className={styles['text']}>
      <h2>{title}</h2>
      <p>{line}</p>
    </div>
    {words && <div className={styles['words']}>{words}</div>}
    {away && (
      <div className={styles['away']}>
        <IconButton label={away.label} onClick={away.onAway}>
          <Icon of={crossIcon} size="sm" />
        </IconButton>
      </div>
    )}
  </section>
);
