import type { ReactNode, Ref } from 'react';
import styles from './panel.module.css';

type PanelProps = Readonly<{
  title: string;
  aside?: ReactNode;
  /** Where it may be given the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}>;

/** One part of a page under its own heading; `aside`: what belongs to all of it, at the end of the heading's line. */
export const Panel = ({ title, aside, heading, children }: PanelProps) => (
  <section className={styles['panel']}>
    <div className={styles['head']}>
      <h2 ref={heading} className="h4" {...(heading && { tabIndex: -1 })}>
        {title}
      </h2>
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
