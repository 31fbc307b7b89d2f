import { logoShape } from '#logo/logo-shape.ts';
import { cuts, roughCut, type Cut, type StoneMood } from '#stone/cuts.ts';

/** Names of the colours of a sheet; `poster.module.css` says what they are on paper and on velvet. */
export const posterColours = [
  'ground',
  'ink',
  'soft',
  'thread',
  'facet',
  'mark',
  'gem',
  'rough',
  'rough-edge',
  ...(Object.keys(cuts) as StoneMood[]).flatMap((mood) => [mood, `${mood}-edge`] as const),
] as const;
export type PosterColour = (typeof posterColours)[number];

export type PosterFace = 'display' | 'words' | 'ui';

/** One line of text. `y`: its baseline. `anchor`: the part of it that is at `x`, whatever its direction. */
export type PosterWords = Readonly<{
  kind: 'words';
  part: 'year' | 'month' | 'more' | 'sentence' | 'name' | 'count';
  text: string;
  x: number;
  y: number;
  size: number;
  face: PosterFace;
  anchor: 'left' | 'middle' | 'right';
  rightToLeft: boolean;
  colour: PosterColour;
}>;

/** All in mm of the sheet. `day`: YYYY-MM-DD. */
export type PosterShape =
  | Readonly<{ kind: 'thread'; d: string; width: number }>
  | Readonly<{ kind: 'dot'; day: string; x: number; y: number; size: number }>
  | Readonly<{ kind: 'stone'; day: string; mood: StoneMood | null; x: number; y: number; size: number }>
  | Readonly<{ kind: 'mark'; x: number; y: number; size: number }>
  | PosterWords;

/** A path in units of its own, `scale` mm each, from a place of the sheet. `width`: of its line, in these units. */
export type PosterPath = Readonly<{
  d: string;
  x: number;
  y: number;
  scale: number;
  fill?: PosterColour;
  line?: PosterColour;
  width?: number;
  opacity?: number;
}>;

/** Stones are drawn in a square of 24. */
const stoneSide = 24;
const unitCircle = 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z';

type Placed = Readonly<{ x: number; y: number; scale: number }>;

const stonePaths = (mood: StoneMood | null, at: Placed): readonly PosterPath[] => {
  const { fill, table, edges, shine }: Cut = mood === null ? roughCut : cuts[mood];
  const [body, edge] = [mood ?? 'rough', `${mood ?? 'rough'}-edge`] as const;
  const facet = { ...at, line: edge, width: 0.7, opacity: 0.75 };
  return [
    { ...at, d: fill, fill: body, line: edge, width: 1.1 },
    ...(table ? [{ ...at, d: table, fill: 'facet' } as const, { ...facet, d: table }] : []),
    ...(edges ? [{ ...facet, d: edges }] : []),
    ...(shine ? [{ ...at, d: shine, fill: 'facet' } as const] : []),
  ];
};

const markPaths = (at: Placed): readonly PosterPath[] => [
  { ...at, d: logoShape.lid, line: 'mark', width: 2 },
  { ...at, d: logoShape.case, fill: 'mark' },
  { ...at, d: logoShape.stone, fill: 'gem' },
];

/** What a shape is drawn with, on a screen, in a picture and in print alike. */
export const pathsOf = (shape: Exclude<PosterShape, PosterWords>): readonly PosterPath[] => {
  if (shape.kind === 'thread') return [{ d: shape.d, x: 0, y: 0, scale: 1, line: 'thread', width: shape.width }];
  const { kind, x, y, size } = shape;
  if (kind === 'dot') return [{ d: unitCircle, x, y, scale: size / 2, fill: 'thread' }];
  const side = kind === 'stone' ? stoneSide : logoShape.side;
  const at = { x: x - size / 2, y: y - size / 2, scale: size / side };
  return kind === 'stone' ? stonePaths(shape.mood, at) : markPaths(at);
};
