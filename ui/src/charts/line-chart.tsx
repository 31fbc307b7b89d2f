import { ChartFrame, spacedLabels, ticksFor } from './chart-frame.tsx';
import styles from './charts.module.css';

/** null: nothing then; the line has a gap. */
export type ChartLine = Readonly<{ key: string; figures: readonly (number | null)[] }>;

type LineChartProps = Readonly<{
  name: string;
  lines: readonly [ChartLine, ChartLine];
  labels: readonly string[];
  formatTick: (tick: number) => string;
}>;

const [width, height] = [100, 100];
type Point = readonly [x: number, y: number];

/** The stretches without a gap. */
const stretchesOf = ({ figures }: ChartLine, most: number): readonly (readonly Point[])[] => {
  const stretches: Point[][] = [[]];
  for (const [index, figure] of figures.entries())
    if (figure === null) stretches.push([]);
    else stretches.at(-1)?.push([((index + 0.5) * width) / figures.length, height - (figure * height) / most]);
  return stretches.filter((points) => points.length > 0);
};

/** A figure with nothing beside it is a point: a short stroke. */
const pathOf = (points: readonly Point[]): string => {
  const [first] = points;
  return points.length === 1 && first
    ? `M${first[0] - 0.6},${first[1]}h1.2`
    : `M${points.map(([x, y]) => `${x},${y}`).join('L')}`;
};

/** Two lines in time, the second dashed. `name`: the chart in words; the figures are also in a table. */
export const LineChart = ({ name, lines, labels, formatTick }: LineChartProps) => {
  const ticks = ticksFor(Math.max(0, ...lines.flatMap(({ figures }) => figures.map((figure) => figure ?? 0))));
  const most = ticks.at(-1) ?? 1;
  return (
    <ChartFrame name={name} ticks={ticks} formatTick={formatTick} labels={spacedLabels(labels, 4)}>
      <svg className={styles['lines']} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {lines.map((line, index) => (
          <g key={line.key} data-series={index + 1}>
            {stretchesOf(line, most).map((points) => (
              <path key={points[0]?.[0]} d={pathOf(points)} />
            ))}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
};
