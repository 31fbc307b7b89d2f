/** One thread through all days, turning at the end of each line; lines of months, or of some days of one month. */
export type StrandLayout = Readonly<{
  width: number;
  /** Beyond the last line, for stones or numbers. */
  foot: number;
  /** Where a line begins and ends, along it. */
  along: readonly [from: number, to: number];
  /** Where the first line is, and from one line to the next, across them. */
  across: readonly [first: number, pitch: number];
  /** How far a turn reaches beyond the end of its line. */
  turn: number;
  vertical: boolean;
  /** The size of the stones of a day with one, two, three. */
  stones: readonly [one: number, two: number, three: number];
  /** From the thread to the stones of a day with two, three. */
  apart: readonly [two: number, three: number];
  dot: number;
  /** From the thread to the numbers of days; 0: they have none, and fill their lines. Numbered ones stand under each other, as many as in the first line. */
  numbers: number;
}>;

const desk = { width: 1_024, vertical: false } as const;
const phone = { width: 334 } as const;

export const strandLayouts = {
  rows: {
    ...desk,
    foot: 30,
    along: [64, 984],
    across: [30, 62],
    turn: 31,
    stones: [25, 21, 19],
    apart: [11.5, 19.5],
    dot: 1.4,
    numbers: 0,
  },
  columns: {
    ...phone,
    vertical: true,
    foot: 24,
    along: [40, 670],
    across: [11, 28.36],
    turn: 14.18,
    stones: [13.5, 11, 9.5],
    apart: [6.2, 9],
    dot: 1.1,
    numbers: 0,
  },
  halves: {
    ...desk,
    foot: 72,
    along: [34, 990],
    across: [34, 132],
    turn: 31,
    stones: [30, 24.6, 22.2],
    apart: [13.8, 24],
    dot: 1.4,
    numbers: 64,
  },
  weeks: {
    ...phone,
    vertical: false,
    foot: 52,
    along: [26, 308],
    across: [34, 92],
    turn: 23,
    stones: [21, 17.2, 15.5],
    apart: [9.7, 16.8],
    dot: 1.4,
    numbers: 44,
  },
} as const satisfies Record<string, StrandLayout>;

type Place = Readonly<{ x: number; y: number }>;

const rounded = (figure: number): number => Math.round(figure * 100) / 100;
const turned = (layout: StrandLayout, along: number, across: number): Place =>
  layout.vertical ? { x: rounded(across), y: rounded(along) } : { x: rounded(along), y: rounded(across) };

const acrossOf = ({ across: [first, pitch] }: StrandLayout, line: number): number => first + line * pitch;

/** From one place of a line to the next, in a line of so many. */
export const stepOf = ({ along: [from, to] }: StrandLayout, places: number): number =>
  (to - from) / Math.max(1, places - 1);

/** Of a day in a line of so many places; every second line runs back. */
export const placeOf = (
  layout: StrandLayout,
  line: number,
  [day, places]: readonly [day: number, places: number],
): Place => {
  const [from, to] = layout.along;
  const step = stepOf(layout, places) * day;
  return turned(layout, line % 2 === 0 ? from + step : to - step, acrossOf(layout, line));
};

/** Where the stones of a day are, beside each other across the thread; of more than three, two and the place of their number. */
export const stonePlaces = (
  { stones, apart, vertical }: StrandLayout,
  { x, y }: Place,
  count: number,
): readonly (Place & Readonly<{ size: number }>)[] => {
  const beside = count === 1 ? [0] : count === 2 ? [-apart[0], apart[0]] : [-apart[1], 0, apart[1]];
  const size = stones[Math.min(count, 3) - 1] ?? stones[0];
  return beside.map((by) => ({
    x: rounded(x + (vertical ? by : 0)),
    y: rounded(y + (vertical ? 0 : by)),
    size,
  }));
};

const at = ({ x, y }: Place): string => `${x} ${y}`;

/** How many places a line has of so many days. */
export const placesOf = ({ numbers }: StrandLayout, days: number, first: number): number =>
  numbers === 0 ? days : first;

/** The thread, to the last day of the last line. `lines`: how many days each has. */
export const threadPath = (layout: StrandLayout, lines: readonly number[]): string => {
  const [from, to] = layout.along;
  const bend = layout.across[1] / 2;
  const radii = layout.vertical ? `${bend} ${layout.turn}` : `${layout.turn} ${bend}`;
  return lines.reduce(
    (path, days, line) => {
      const forth = line % 2 === 0;
      const last = line === lines.length - 1;
      const end = last
        ? placeOf(layout, line, [days - 1, placesOf(layout, days, lines[0] ?? days)])
        : turned(layout, forth ? to : from, acrossOf(layout, line));
      const sweep = forth === layout.vertical ? 0 : 1;
      const next = at(turned(layout, forth ? to : from, acrossOf(layout, line + 1)));
      return `${path}L${at(end)}${last ? '' : `A${radii} 0 0 ${sweep} ${next}`}`;
    },
    `M${at(turned(layout, from, acrossOf(layout, 0)))}`,
  );
};

/** How large the drawing is. */
export const strandSize = (layout: StrandLayout, lines: number): Readonly<{ width: number; height: number }> => ({
  width: layout.width,
  height: layout.vertical ? layout.along[1] + layout.foot : acrossOf(layout, lines - 1) + layout.foot,
});
