import { useId } from 'react';
import styles from './recorder-wave.module.css';

const stepPx = 8;
const headX = 2412;
const middleY = 72;
const tallestPx = 120;
/** Above 1: soft and loud differ more to the eye. */
const contrast = 1.6;
const fadePx = 760;

/** One bar a level, newest at the gold head, each 8 px further left. */
const levelsPath = (levels: readonly number[]): string =>
  levels
    .map((level, at) => {
      const x = headX - 8 - (levels.length - 1 - at) * stepPx;
      const half = Math.max(0.05, (level ** contrast * tallestPx) / 2);
      return `M${x} ${(middleY - half).toFixed(1)}V${(middleY + half).toFixed(1)}`;
    })
    .join('');

type WaveProps = Readonly<{
  levels: readonly number[];
  still: boolean;
  /** The level as a figure with its unit, for reduced motion. */ figure: string;
}>;

/** The current sound level. Decorative: state and timer are the text. */
export const RecorderWave = ({ levels, still, figure }: WaveProps) => {
  const fade = useId();
  return (
    <div className={styles['wave']} data-still={still || undefined} aria-hidden="true">
      <svg viewBox="0 0 4000 144" width="4000" height="144">
        <linearGradient
          id={fade}
          className={styles['fade']}
          gradientUnits="userSpaceOnUse"
          x1={headX}
          x2={headX - fadePx}
          y1="0"
          y2="0"
        >
          <stop offset="0" />
          <stop offset="1" stopOpacity=".14" />
        </linearGradient>
        <path className={styles['past']} stroke={`url(#${fade})`} d={levelsPath(levels)} />
        <path className={styles['ahead']} d={`M${headX + 12} ${middleY}H4000`} />
        <path className={styles['head']} d={`M${headX} 10V138`} />
        <circle className={styles['dot']} cx={headX} cy="6" r="4" />
      </svg>
      <p className={styles['figure']}>{figure}</p>
    </div>
  );
};
