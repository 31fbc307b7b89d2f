import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './score-chart.module.css';

/** `scores`: from 0 to 10, the earliest first; null: none then. */
export type ScoreLine = Readonly<{ key: string; scores: readonly (number | null)[] }>;

const most = 10;
const [width, height, edge] = [100, 40, 2];

type Point = Readonly<{ x: number; y: number }>;
const pointOf = (score: number, at: number, count: number): Point => ({
  x: count === 1 ? width / 2 : (at * width) / (count - 1),
  y: height - edge - (score * (height - 2 * edge)) / most,
});

/** The stretches without a gap. */
const stretchesOf = ({ scores }: ScoreLine): readonly (readonly Point[])[] => {
  const stretches: Point[][] = [[]];
  for (const [at, score] of scores.entries())
    if (score === null) stretches.push([]);
    else stretches.at(-1)?.push(pointOf(score, at, scores.length));
  return stretches.filter((points) => points.length > 0);
};

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

const Line = ({ line, at }: Readonly<{ line: ScoreLine; at: number }>) => {
  const stretches = stretchesOf(line);
  return (
    <g data-line={at}>
      {stretches.map((points) => (
        <polyline key={points[0]?.x} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
    </g>
  );
};

/** Scores in time as lines, one or two; the figures are also in a table next to it. `name`: in words; `ends`: what stands below the first and the last. */
export const ScoreChart = ({
  name,
  lines,
  ends,
}: Readonly<{ name: string; lines: readonly ScoreLine[]; ends: readonly [string, string] }>) => (
  <div className={styles['chart']}>
    <VisuallyHidden>{name}</VisuallyHidden>
    <div className={styles['plot']} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {lines.map((line, at) => (
          <Line key={line.key} line={line} at={at} />
        ))}
      </svg>
      {lines.flatMap((line, at) =>
        stretchesOf(line)
          .flat()
          .map(({ x, y }) => (
            <i key={`${line.key}-${x}`} data-line={at} style={{ left: share(x, width), top: share(y, height) }} />
          )),
      )}
      <small data-end="most">{most}</small>
      <small data-end="least">0</small>
    </div>
    <p className={styles['ends']} aria-hidden="true">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </p>
  </div>
);
