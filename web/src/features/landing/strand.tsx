import { Stone } from '@ecrin/ui/stone/stone.tsx';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { strandMessages as messages } from './strand.messages.ts';
import styles from './strand.module.css';

/** In the order of their time. The position of each bead on the strand, in percent of its container, and the offset of its words below it. */
const beads = [
  { mood: 'happy', words: messages.leaves, meta: messages.leavesMeta, x: 6.43, y: 26.37, drop: 3.25 },
  { mood: 'reflective', words: messages.answer, meta: messages.answerMeta, x: 30.54, y: 23.22, drop: 4.5 },
  { mood: 'calm', words: messages.train, meta: messages.trainMeta, x: 54.29, y: 27.79, drop: 3.5 },
  { mood: 'inspired', words: messages.panels, meta: messages.panelsMeta, x: 77.32, y: 26.26, drop: 4.25 },
] as const;

const place = ({
  x,
  y,
  drop,
}: {
  x: number;
  y: number;
  drop: number;
}): CSSProperties & Record<`--${string}`, string> => ({ '--x': `${x}%`, '--y': `${y}%`, '--drop': `${drop}rem` });

/** Four thoughts on velvet, strung on their thread. */
export const Strand = () => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['case']} aria-label={formatMessage(messages.strand)}>
      <svg className={styles['line']} viewBox="0 0 1120 336" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 44C150 170 330 30 560 84S930 40 1140 96" />
      </svg>
      <ul className={styles['strand']}>
        {beads.map(({ mood, words, meta, ...at }) => (
          <li key={mood} className={styles['bead']} style={place(at)}>
            <span className={styles['stone']}>
              <Stone mood={mood} size="lg" />
            </span>
            <div>
              <p className="words">{formatMessage(words)}</p>
              <p className="xs">{formatMessage(meta)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
