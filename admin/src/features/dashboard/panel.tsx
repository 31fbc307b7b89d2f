import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

type PanelProps = Readonly<{ title: string; aside?: ReactNode; children: ReactNode }>;

export const Panel = ({ title, aside, children }: PanelProps) => (
  <section className={styles['panel']}>
    <div className={styles['head']}>
      <h2 className="h4">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

/** Names and their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
