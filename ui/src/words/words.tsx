import type { ReactNode } from 'react';
import styles from './words.module.css';

type Piece = Readonly<{ text: string; marked: boolean }>;

/** The person's own words: always serif, line breaks kept. */
export const Words = ({ size = 'md', lines, children }: { size?: 'sm' | 'md' | 'lg'; lines?: number; children: ReactNode }) => (
  <p className={styles['words']} data-size={size} data-cut={lines} style={lines ? { WebkitLineClamp: lines } : undefined}>{children}</p>
);

/** A text with what was searched for lit. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, marked }, index) => (marked ? <mark key={index} className={styles['mark']}>{text}</mark> : text));
