import type { ReactNode } from 'react';
import styles from './insight.module.css';

type InsightProps = { label: string; mark?: ReactNode; panel?: ReactNode; arriving?: boolean; children: ReactNode };

/** One insight of a thought, with its provenance in the corner. `arriving`: new, with an animation. */
export const Insight = ({ label, mark, panel, arriving, children }: InsightProps) => (
  <article className={styles['insight']} data-arriving={arriving || undefined}>
    <div className={styles['head']}>
      <h3 className="label">{label}</h3>
      {mark}
    </div>
    <div className={styles['value']}>{children}</div>
    {panel}
  </article>
);
