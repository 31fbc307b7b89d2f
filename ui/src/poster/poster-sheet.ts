import { strandLayouts, type StrandLayout } from '#strand/strand-path.ts';

export type PosterFormat = 'tall' | 'wide' | 'square';

/** In mm. `baseline`: of the year, the months over columns, the foot. `months`: where the month of a row begins. */
type Sheet = Readonly<{
  width: number;
  height: number;
  side: number;
  strand: 'columns' | 'rows';
  along: readonly [from: number, to: number];
  across: readonly [first: number, last: number];
  baseline: Readonly<{ year: number; foot: number; months: number }>;
  size: Readonly<{
    year: number;
    month: number;
    sentence: readonly [number, number, number];
    foot: number;
    mark: number;
  }>;
  /** From the strand down to the sentence, from this to the foot, and without one from the strand to the foot. */
  gap: Readonly<{ over: number; under: number; none: number }>;
}>;

/** 30 × 60 cm in columns, A3 and a square of 30 cm in rows. `along` and `across` end where a sheet without a sentence has them. */
export const sheets: Readonly<Record<PosterFormat, Sheet>> = {
  tall: {
    width: 300,
    height: 600,
    side: 26,
    strand: 'columns',
    along: [116, 527],
    across: [34, 266],
    baseline: { year: 62, foot: 577, months: 95 },
    size: { year: 41, month: 8.5, sentence: [9, 8, 7], foot: 6.2, mark: 12 },
    gap: { over: 32, under: 27, none: 50 },
  },
  wide: {
    width: 420,
    height: 297,
    side: 28,
    strand: 'rows',
    along: [56, 384],
    across: [66, 253],
    baseline: { year: 44, foot: 277, months: 0 },
    size: { year: 28, month: 5.2, sentence: [7.4, 6.6, 5.8], foot: 4.8, mark: 9 },
    gap: { over: 17, under: 16, none: 24 },
  },
  square: {
    width: 300,
    height: 300,
    side: 22,
    strand: 'rows',
    along: [45, 272],
    across: [64, 255],
    baseline: { year: 43, foot: 281, months: 0 },
    size: { year: 26, month: 4.8, sentence: [7, 6.2, 5.4], foot: 4.6, mark: 8.5 },
    gap: { over: 17, under: 16, none: 26 },
  },
};

const months = 12;
/** As many as the longest month has. */
const days = 31;

/** The thread of a year on a sheet, `shorter` by so many mm than without a sentence: the one of the page of a year, at the size it has there. */
export const strandOn = ({ strand, width, height, along, across }: Sheet, shorter: number): StrandLayout => {
  const vertical = strand === 'columns';
  const [from, to] = [along[0], along[1] - (vertical ? shorter : 0)];
  const [first, last] = [across[0], across[1] - (vertical ? 0 : shorter)];
  const pitch = (last - first) / (months - 1);
  const drawn = strandLayouts[strand];
  const drawnStep = (drawn.along[1] - drawn.along[0]) / (days - 1);
  const scale = Math.min(pitch / drawn.across[1], (to - from) / (days - 1) / drawnStep);
  const [one, two, three] = drawn.stones;
  return {
    vertical,
    width,
    foot: height,
    along: [from, to],
    across: [first, pitch],
    turn: pitch / 2,
    stones: [one * scale, two * scale, three * scale],
    apart: [drawn.apart[0] * scale, drawn.apart[1] * scale],
    dot: drawn.dot * scale,
    numbers: 0,
  };
};
