import type { ReactNode } from 'react';
import { Spark } from '#spark/spark.tsx';
import styles from './metrics.module.css';

/** `figures`: the line below it, the earliest first; none: no line. */
export type Metric = Readonly<{ label: string; value: ReactNode; note: ReactNode; figures?: readonly number[] }>;

/** Figures of equal weight on one sheet. */
export const Metrics = ({ metrics }: { metrics: readonly Metric[] }) => (
  <dl className={styles['metrics']} data-count={metrics.length}>
    {metrics.map(({ label, value, note, figures }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={styles['value']}>{value}</dd>
        <dd className={styles['note']}>
          <small>{note}</small>
          {figures && <Spark figures={figures} />}
        </dd>
      </div>
    ))}
  </dl>
);

/** The part of a note that matters: better, or worse. */
export const MetricMark = ({ tone, children }: Readonly<{ tone: 'good' | 'bad' | 'plain'; children: ReactNode }>) => (
  <b className={styles['mark']} data-tone={tone}>
    {children}
  </b>
);
