import type { ReactNode } from 'react';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './charts.module.css';

/** Round steps that hold a figure: from 0 to at least `most`, in three. */
export const ticksFor = (most: number): readonly number[] => {
  const rough = Math.max(1, most) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 4, 5, 8, 10].find((nice) => nice * magnitude >= rough) ?? 10) * magnitude);
  return [0, 1, 2, 3].map((count) => Math.round(count * step * 10) / 10);
};

type ChartFrameProps = Readonly<{
  /** What the chart shows, in words; the figures are also in a table. */
  name: string;
  ticks: readonly number[];
  formatTick: (tick: number) => string;
  /** One below each place; null: none there. */
  labels: readonly (string | null)[];
  children: ReactNode;
}>;

/** Axes and lines around a drawing whose text keeps its size at any width. */
export const ChartFrame = ({ name, ticks, formatTick, labels, children }: ChartFrameProps) => (
  <div className={styles['frame']}>
    <VisuallyHidden>{name}</VisuallyHidden>
    <ol className={styles['ticks']} aria-hidden="true">
      {ticks.toReversed().map((tick) => (
        <li key={tick}>{formatTick(tick)}</li>
      ))}
    </ol>
    <div className={styles['plot']} aria-hidden="true">
      {children}
    </div>
    <ol className={styles['labels']} aria-hidden="true">
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places never move
        <li key={index}>{label !== null && <span>{label}</span>}</li>
      ))}
    </ol>
  </div>
);

/** As many labels as fit, always with the last. */
export const spacedLabels = (labels: readonly string[], most = 5): readonly (string | null)[] => {
  const every = Math.ceil(labels.length / most);
  return labels.map((label, index) => ((labels.length - 1 - index) % every === 0 ? label : null));
};

/** Which look belongs to which series. */
export const ChartKey = ({
  entries,
}: {
  entries: readonly Readonly<{ label: string; look: 'block' | 'line' | 'dash'; series: 1 | 2 }>[];
}) => (
  <ul className={styles['key']}>
    {entries.map(({ label, look, series }) => (
      <li key={label}>
        <i data-look={look} data-series={series} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);
