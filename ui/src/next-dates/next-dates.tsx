import styles from './next-dates.module.css';

/** An upcoming date, in three short parts: the day's name, the number that distinguishes it, and the rest. */
export type NextDate = Readonly<{ instant: string; above: string; figure: string; below: string | null }>;

/** The upcoming dates in a row, the next one tinted. `label` names the row. */
export const NextDates = ({ label, dates }: { label: string; dates: readonly NextDate[] }) => (
  <ol className={styles['dates']} aria-label={label}>
    {dates.map(({ instant, above, figure, below }) => (
      <li key={instant}>
        <time dateTime={instant}>
          {above} <b data-time={below === null || undefined}>{figure}</b> {below}
        </time>
      </li>
    ))}
  </ol>
);
