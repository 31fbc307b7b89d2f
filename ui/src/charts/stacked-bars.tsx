import { ChartFrame, spacedLabels, ticksFor } from './chart-frame.tsx';
import styles from './charts.module.css';

/** `lower` and `upper` stand on each other. */
export type StackedBar = Readonly<{ key: string; label: string; lower: number; upper: number }>;

type StackedBarsProps = Readonly<{ name: string; bars: readonly StackedBar[]; formatTick: (tick: number) => string }>;

/** Two counts a period, on each other, oldest first. `name`: the chart in words; the figures are also in a table. */
export const StackedBars = ({ name, bars, formatTick }: StackedBarsProps) => {
  const ticks = ticksFor(Math.max(...bars.map(({ lower, upper }) => lower + upper)));
  const most = ticks.at(-1) ?? 1;
  const share = (count: number) => ({ height: `${(100 * count) / most}%` });
  return (
    <ChartFrame name={name} ticks={ticks} formatTick={formatTick} labels={spacedLabels(bars.map(({ label }) => label))}>
      <ol className={styles['bars']}>
        {bars.map(({ key, lower, upper }) => (
          <li key={key}>
            {upper > 0 && <i data-series="2" style={share(upper)} />}
            {lower > 0 && <i data-series="1" style={share(lower)} />}
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
};
