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
  for (let end = 1; end <= pieces.length; end += 1) best.push(bestEndingAt(end, { pieces, measure, indent, best }));
  const ends: number[] = [];
  for (let at = pieces.length; at > 0; at = best[at]?.from ?? 0) ends.unshift(at);
  return ends.map((end, at) => lineOf(pieces.slice(ends[at - 1] ?? 0, end), measure, end === pieces.length));
};

type Search = Readonly<{ pieces: readonly Piece[]; measure: Measure; indent: number; best: readonly Best[] }>;

const bestEndingAt = (end: number, search: Search): Best => {
  const { pieces, measure } = search;
  const last = end === pieces.length;
  let found: Best = { cost: Infinity, from: end - 1, divided: isDivided(pieces, end) };
  for (let from = end - 1; from >= 0; from -= 1) {
    const line = lineOf(pieces.slice(from, end), measure, last);
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
const leastOf = ({ natural, blanks }: Line, { blank }: Measure): number => natural - blanks * blank * (1 - leastBlank);

/** Of all lines before, and of dividing a word at the end of this one; twice in a row costs twice. */
const costUpTo = (from: number, divided: boolean, { best }: Search): number => {
  const before = best[from];
  const dividing = divided ? dividedCost * (before?.divided ? 2 : 1) : 0;
  return (before?.cost ?? Infinity) + dividing;
};

/** 0: the blanks are as they should be. Grows fast, so that one bad line costs more than several fair ones. */
const unevenness = ({ natural, blanks, last }: Line, width: number, { blank }: Measure): number => {
  const slack = width - natural;
  if (last && slack >= 0) return 0;
  const stretch = slack / Math.max(1, blanks) / blank;
  return 1 + (stretch < 0 ? Math.abs(stretch) / (1 - leastBlank) : stretch) ** 3;
};

const lineOf = (pieces: readonly Piece[], { blank, hyphen }: Measure, last: boolean): Line => {
  const divided = !last && pieces.at(-1)?.joined === true;
  const blanks = pieces.slice(0, -1).filter(({ joined }) => !joined).length;
  const words = pieces.reduce((sum, { width }) => sum + width, 0);
  const text = pieces.map((piece, at) => piece.text + (piece.joined || at === pieces.length - 1 ? '' : ' ')).join('');
  return { text: divided ? `${text}-` : text, natural: words + blanks * blank + (divided ? hyphen : 0), blanks, last };
};
