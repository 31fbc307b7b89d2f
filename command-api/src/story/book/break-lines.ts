/** A word, or a part of one between two places where it may be divided. `joined`: the next piece goes on with the same word. */
export type Piece = Readonly<{ text: string; width: number; joined: boolean }>;
/** `natural`: its width with blanks as they are; stretched, they fill the line, but of the last one. */
export type Line = Readonly<{ text: string; natural: number; blanks: number; last: boolean }>;
/** Widths in points. */
type Measure = Readonly<{ width: number; blank: number; hyphen: number }>;

/** A blank may shrink to this share of itself; stretching it to more than three is ugly. */
const leastBlank = 0.75;
const dividedCost = 0.6;

type Best = Readonly<{ cost: number; from: number; divided: boolean }>;

/** Breaks a paragraph where all its lines together are most even, as a typesetter does; `indent`: of the first. */
export const breakLines = (pieces: readonly Piece[], measure: Measure, indent = 0): readonly Line[] => {
  const best: Best[] = [{ cost: 0, from: -1, divided: false }];
  const search = { pieces, measure, indent, best, before: sumsOf(pieces) };
  for (let end = 1; end <= pieces.length; end += 1) best.push(bestEndingAt(end, search));
  const ends: number[] = [];
  for (let at = pieces.length; at > 0; at = best[at]?.from ?? 0) ends.push(at);
  return ends.reverse().map((end, at) => lineOf(ends[at - 1] ?? 0, end, search));
};

/** Of all pieces before each. */
type Sums = Readonly<{ widths: Float64Array; blanks: Uint32Array }>;
type Search = Readonly<{
  pieces: readonly Piece[];
  measure: Measure;
  indent: number;
  best: readonly Best[];
  before: Sums;
}>;
/** A line without its words. */
type Extent = Omit<Line, 'text'> & Readonly<{ divided: boolean }>;

const sumsOf = (pieces: readonly Piece[]): Sums => {
  const [widths, blanks] = [new Float64Array(pieces.length + 1), new Uint32Array(pieces.length + 1)];
  pieces.forEach(({ width, joined }, at) => {
    widths[at + 1] = (widths[at] ?? 0) + width;
    blanks[at + 1] = (blanks[at] ?? 0) + (joined ? 0 : 1);
  });
  return { widths, blanks };
};

const bestEndingAt = (end: number, search: Search): Best => {
  const { pieces, measure } = search;
  let found: Best = { cost: Infinity, from: end - 1, divided: isDivided(pieces, end) };
  for (let from = end - 1; from >= 0; from -= 1) {
    const line = extentOf(from, end, search);
    const width = from === 0 ? measure.width - search.indent : measure.width;
    // The first piece that does not fit ends the search; alone on a line, it goes over the edge.
    if (from < end - 1 && leastOf(line, measure) > width) break;
    const cost = costUpTo(from, found.divided, search) + unevenness(line, width, measure);
    if (cost < found.cost) found = { ...found, cost, from };
  }
  return found;
};

const isDivided = (pieces: readonly Piece[], end: number): boolean =>
  end < pieces.length && pieces[end - 1]?.joined === true;

/** With its blanks as narrow as they may be. */
const leastOf = ({ natural, blanks }: Extent, { blank }: Measure): number =>
  natural - blanks * blank * (1 - leastBlank);

/** Of all lines before, and of dividing a word at the end of this one; twice in a row costs twice. */
const costUpTo = (from: number, divided: boolean, { best }: Search): number => {
  const before = best[from];
  const dividing = divided ? dividedCost * (before?.divided ? 2 : 1) : 0;
  return (before?.cost ?? Infinity) + dividing;
};

/** 0: the blanks are as they should be. Grows fast, so that one bad line costs more than several fair ones. */
const unevenness = ({ natural, blanks, last }: Extent, width: number, { blank }: Measure): number => {
  const slack = width - natural;
  if (last && slack >= 0) return 0;
  const stretch = slack / Math.max(1, blanks) / blank;
  return 1 + (stretch < 0 ? Math.abs(stretch) / (1 - leastBlank) : stretch) ** 3;
};

const extentOf = (from: number, end: number, { pieces, measure, before: { widths, blanks } }: Search): Extent => {
  const divided = isDivided(pieces, end);
  const between = (blanks[end - 1] ?? 0) - (blanks[from] ?? 0);
  const words = (widths[end] ?? 0) - (widths[from] ?? 0);
  const natural = words + between * measure.blank + (divided ? measure.hyphen : 0);
  return { natural, blanks: between, last: end === pieces.length, divided };
};

const lineOf = (from: number, end: number, search: Search): Line => {
  const { divided, ...line } = extentOf(from, end, search);
  const words = search.pieces
    .slice(from, end)
    .map(({ text, joined }, at, all) => text + (joined || at === all.length - 1 ? '' : ' '));
  return { ...line, text: `${words.join('')}${divided ? '-' : ''}` };
};
