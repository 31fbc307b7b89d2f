import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type Figure = Readonly<{ label: string; value: ReactNode; unit?: ReactNode }>;

/** A few figures side by side, each under its name. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles['figures']}>
    {figures.map(({ label, value, unit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unit && <small> {unit}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
