import { barHeights, barsPath } from './bars.ts';
import styles from './wave.module.css';

/** A waveform. `heard`: the share that was played, 0…1. */
export const Wave = ({ peaks, bars, heard = 0 }: { peaks: readonly number[]; bars: number; heard?: number }) => {
  const path = barsPath(barHeights(peaks, bars));
  return (
    <svg className={styles['wave']} viewBox={`0 0 ${bars} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles['idle']} d={path} />
      {heard > 0 && (
        <path className={styles['heard']} d={path} style={{ clipPath: `inset(0 ${(1 - heard) * 100}% 0 0)` }} />
      )}
    </svg>
  );
};
