import styles from './next-dates.module.css';

/** One date to come, in three short words: the day's name, the figure that tells it from the others, and what is left to say. */
export type NextDate = Readonly<{ instant: string; above: string; figure: string; below: string | null }>;

/** The dates to come in a row, the soonest one tinted. `label` names the row. */
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
