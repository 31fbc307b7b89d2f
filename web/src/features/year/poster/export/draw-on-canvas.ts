import type { PosterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import { pathsOf, type PosterPath, type PosterShape, type PosterWords } from '@ecrin/ui/poster/poster-shapes.ts';
import { fontOf } from '#lib/picture/faces.ts';
import type { Ink, Inks } from './colours.ts';

export type Pen = CanvasRenderingContext2D;

const colourOf = ({ hex, opacity }: Ink, more = 1): string =>
  `${hex}${Math.round(opacity * more * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** A sheet of which a canvas shows a part: `perMm` pixels each mm, its left upper corner so many pixels outside. */
export type View = Readonly<{ pen: Pen; inks: Inks; perMm: number; left: number; top: number }>;

/** In the size it has on the canvas: the shape of a small typeface that is enlarged would be another. */
export const drawWords = ({ pen, inks, perMm, left, top }: View, words: PosterWords): void => {
  pen.setTransform(1, 0, 0, 1, -left, -top);
  pen.font = fontOf(words.face, words.size * perMm);
  pen.fillStyle = colourOf(inks[words.colour]);
  pen.direction = words.rightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = words.anchor === 'middle' ? 'center' : words.anchor;
  pen.textBaseline = 'alphabetic';
  pen.fillText(words.text, words.x * perMm, words.y * perMm);
};

const drawPath = ({ pen, inks, perMm, left, top }: View, path: PosterPath): void => {
  const scale = perMm * path.scale;
  pen.setTransform(scale, 0, 0, scale, path.x * perMm - left, path.y * perMm - top);
  const way = new Path2D(path.d);
  if (path.fill) {
    pen.fillStyle = colourOf(inks[path.fill]);
    // Not that of an array.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    pen.fill(way);
  }
  if (path.line && path.width !== undefined) {
    pen.strokeStyle = colourOf(inks[path.line], path.opacity);
    pen.lineWidth = path.width;
    pen.stroke(way);
  }
};

/** In mm from the upper edge; with what letters have above and below their size. */
const reachOf = (shape: PosterShape): readonly [from: number, to: number] => {
  if (shape.kind === 'thread') return [0, Number.POSITIVE_INFINITY];
  return [shape.y - 1.2 * shape.size, shape.y + 1.2 * shape.size];
};

/** Draws what a part of the sheet has, `from` and `to` in mm from its upper edge. */
export const drawPoster = (
  view: View,
  { shapes }: PosterDrawing,
  [from, to]: readonly [from: number, to: number],
): void => {
  view.pen.lineCap = view.pen.lineJoin = 'round';
  for (const shape of shapes) {
    const [first, last] = reachOf(shape);
    if (last < from || first > to) continue;
    if (shape.kind === 'words') drawWords(view, shape);
    else for (const path of pathsOf(shape)) drawPath(view, path);
  }
};
