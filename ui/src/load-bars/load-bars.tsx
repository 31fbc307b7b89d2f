import styles from './load-bars.module.css';

export type LoadBar = Readonly<{ key: string; label: string; count: number; text: string }>;

/** How much there is of each, beside its count. */
export const LoadBars = ({ bars }: { bars: readonly LoadBar[] }) => {
  // Few are few: a single one does not fill its bar.
  const most = Math.max(10, ...bars.map(({ count }) => count));
  return (
    <dl className={styles['bars']}>
      {bars.map(({ key, label, count, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <span className={styles['meter']} aria-hidden="true">
              <i style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className={styles['count']}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
