import { useId, type ReactNode } from 'react';
import styles from './rejected-thought-card.module.css';

type RejectedThoughtCardProps = Readonly<{
  title: string;
  reason: string;
  /** The person's own. */ words: string | null;
  /** What else it is. */ file: string | null;
  children: ReactNode;
}>;

/** A thought that could not be sent: why, its words, and what can be done with it. */
export const RejectedThoughtCard = ({ title, reason, words, file, children }: RejectedThoughtCardProps) => {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id} role="alert">
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['reason']}>{reason}</p>
      {words !== null && <p className={styles['words']}>{words}</p>}
      {file !== null && <p>{file}</p>}
      <div className={styles['ways']}>{children}</div>
    </section>
  );
};
