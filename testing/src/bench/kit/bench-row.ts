/** One line of the bench table: ours against a reference contender of the same run. */
export type BenchRow = Readonly<{
  name: string;
  /** Median, least and greatest over the rounds of ours ÷ reference. */
  ratio: number;
  min: number;
  max: number;
  /** The ratio to reach (`at-least`) or not to exceed (`at-most`). */
  bar: number;
  better: 'at-least' | 'at-most';
  /** Of the two medians below: `events/s`, `ms`, `requests/s`… */
  unit: string;
  ours: number;
  reference: number;
  rounds: number;
}>;

export type Contender = () => Promise<number>;
type Measured = Readonly<{ ours: readonly number[]; reference: readonly number[] }>;

/** Runs both alternately, swapping the order every round, after one warm-up round: a slow phase of the machine affects both equally. */
export const interleave = async (
  rounds: number,
  contenders: Readonly<{ ours: Contender; reference: Contender }>,
): Promise<Measured> => {
  const measured: Readonly<{ ours: number[]; reference: number[] }> = { ours: [], reference: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const);
    for (const name of order) {
      const figure = await contenders[name]();
      if (round > 0) measured[name].push(figure);
    }
  }
  return measured;
};

export const benchRow = (
  about: Pick<BenchRow, 'name' | 'bar' | 'better' | 'unit'>,
  { ours, reference }: Measured,
): BenchRow => {
  const ratios = ours.map((figure, round) => figure / (reference[round] ?? Number.NaN));
  return {
    ...about,
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    ours: median(ours),
    reference: median(reference),
    rounds: ours.length,
  };
};

export const reachesBar = ({ ratio, bar, better }: BenchRow): boolean =>
  better === 'at-least' ? ratio >= bar : ratio <= bar;

export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** The 99th percentile. */
export const p99 = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? Number.NaN;
