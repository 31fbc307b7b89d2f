import { useState } from 'react';
import type { StoneMood } from './cuts.ts';
import styles from './stone.module.css';

const Drawing = ({ mood, leaving }: { mood: StoneMood | null; leaving?: boolean }) => (
  <svg
    className={styles['drawing']}
    data-mood={mood ?? 'rough'}
    data-leaving={leaving}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <use href={`#stone-${mood ?? 'rough'}`} />
  </svg>
);

/** A thought as a stone: rough until its mood is known, then cut, with one animation. Decorative: the label next to it is the text. */
export const Stone = ({ mood, size = 'md' }: { mood: StoneMood | null; size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' }) => {
  const [cameRough] = useState(mood === null);
  const cut = cameRough && mood !== null;
  return (
    <span className={styles['stone']} data-size={size} data-cut={cut || undefined} aria-hidden="true">
      {cut && <Drawing mood={null} leaving />}
      <Drawing key={mood} mood={mood} />
    </span>
  );
};
