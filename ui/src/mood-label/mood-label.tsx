import type { StoneMood } from '#stone/cuts.ts';
import { Stone } from '#stone/stone.tsx';
import styles from './mood-label.module.css';

/** A mood as its stone and its word. */
export const MoodLabel = ({
  mood,
  label,
  size = 'sm',
}: {
  mood: StoneMood;
  label: string;
  size?: 'xs' | 'sm' | 'lg';
}) => (
  <span className={styles['mood']} data-size={size}>
    <Stone mood={mood} size={size} /> {label}
  </span>
);
