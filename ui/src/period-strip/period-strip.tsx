import type { ReactNode } from 'react';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './period-strip.module.css';

/**
 * `met` full height, `near` and `low` by share of the target, `some` without a target of its own, `none` empty, `rest` a dot for a day of rest,
 * `before` not started yet.
 */
export type PillLook = 'met' | 'near' | 'low' | 'some' | 'none' | 'rest' | 'before';
export type StripPill = Readonly<{
  key: string;
  look: PillLook;
  /** Height in percent. */ share: number;
  now: boolean;
}>;

type StripProps = Readonly<{
  /** All of it in words. */
  name: string;
  pills: readonly StripPill[];
  from: ReactNode;
  to: ReactNode;
}>;

/** Few pills are placed close together. */
const widthOf = (pills: number) => (pills < 20 ? { maxWidth: `${Math.max(8, pills * 2)}rem` } : {});

/** Days or periods side by side, oldest first: a pill's height is its share, a dot a planned rest, an outline now. */
export const PeriodStrip = ({ name, pills, from, to }: StripProps) => (
  <div className={styles['whole']} style={widthOf(pills.length)}>
    <VisuallyHidden>{name}</VisuallyHidden>
    <ol
      className={styles['strip']}
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${pills.length}, minmax(0, 1fr))` }}
    >
      {pills.map(({ key, look, share, now }) => (
        <li key={key} data-look={look} data-now={now || undefined}>
          {look !== 'rest' && look !== 'before' && <i style={{ height: `${Math.max(0, Math.min(100, share))}%` }} />}
        </li>
      ))}
    </ol>
    <p className={styles['axis']} aria-hidden="true">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  </div>
);

/** The legend of the pills, in their order. */
export const StripLegend = ({ entries }: { entries: readonly Readonly<{ look: PillLook; label: string }>[] }) => (
  <ul className={styles['legend']}>
    {entries.map(({ look, label }) => (
      <li key={look} data-look={look}>
        <i aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);
