import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './bar-chart.module.css';

export type Bar = Readonly<{
  key: string;
  label: string;
  count: number;
  target: number | null;
  /** `out`: left out, an outline. */
  look: 'met' | 'near' | 'low' | 'some' | 'out';
}>;

/** Labels that would overlap are left out: one is shown every so many bars, always including the last. */
const isLabelled = (bars: number, at: number) => (bars - 1 - at) % Math.ceil(bars / 7) === 0;
const share = (figure: number, most: number) => `${(100 * figure) / most}%`;

/** Counts as bars, oldest first, each with a line at its target. `name`: a description in words; the figures are also in a table next to it. */
export const BarChart = ({ name, bars }: { name: string; bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.flatMap(({ count, target }) => [count, target ?? 0]));
  // A figure stands on each bar where there is room for it; else the highest stands beside.
  const isDense = bars.length > 12;
  return (
    <div className={styles['chart']} data-dense={isDense || undefined}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {isDense && (
        <span className={styles['most']} aria-hidden="true">
          {most}
        </span>
      )}
      <ol aria-hidden="true">
        {bars.map(({ key, label, count, target, look }, at) => (
          <li key={key} data-look={look}>
            <span className={styles['room']}>
              {count > 0 && <i style={{ height: share(count, most) }}>{!isDense && <b>{count}</b>}</i>}
              {target !== null && <u style={{ bottom: share(target, most) }} />}
            </span>
            <span className={styles['label']}>{isLabelled(bars.length, at) && <span>{label}</span>}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
