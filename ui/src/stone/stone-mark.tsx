import type { StoneMood } from './cuts.ts';
import styles from './stone.module.css';

type StoneMarkProps = Readonly<{ mood: StoneMood | null; x: number; y: number; size: number }>;

/** A stone within a drawing, around a point of it. */
export const StoneMark = ({ mood, x, y, size }: StoneMarkProps) => (
  <use
    className={styles['drawing']}
    data-mood={mood ?? 'rough'}
    href={`#stone-${mood ?? 'rough'}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
  />
);
