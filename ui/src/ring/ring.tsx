import type { ReactNode } from 'react';
import styles from './ring.module.css';

/** `met`, `on-way`: emerald; `limit`: indigo, for « at most »; `soft`: gold; `late` and `off`: neutral, never red. */
export type RingTone = 'met' | 'on-way' | 'limit' | 'soft' | 'late' | 'off';
type RingProps = Readonly<{
  /** How much of it is drawn, 0…1. */
  share: number;
  tone: RingTone;
  size?: 'xs' | 'sm' | 'lg';
  /** The content in the centre. */
  children?: ReactNode;
}>;

const radius = { xs: 18, sm: 20, lg: 21.5 };

/** Progress as a ring. Decorative: the text is next to it, or in it. */
export const Ring = ({ share, tone, size = 'sm', children }: RingProps) => {
  const round = 2 * Math.PI * radius[size];
  const drawn = Math.max(0, Math.min(1, share)) * round;
  return (
    <div className={styles['ring']} data-size={size} data-tone={tone}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles['bed']} cx="24" cy="24" r={radius[size]} />
        {drawn > 0 && (
          <circle
            className={styles['drawn']}
            cx="24"
            cy="24"
            r={radius[size]}
            strokeDasharray={`${drawn} ${round + 1}`}
          />
        )}
      </svg>
      {children && <div>{children}</div>}
    </div>
  );
};
