import type { PosterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import type { PosterWords } from '@ecrin/ui/poster/poster-shapes.ts';
import { sheets, type PosterFormat } from '@ecrin/ui/poster/poster-sheet.ts';
import type { Inks } from './colours.ts';
import { drawPoster, drawWords, type Pen, type View } from './draw-on-canvas.ts';
import { pngOf } from './png.ts';

/** 305 a dpi. */
const pixelsPerMm = 12;
/** As many as every phone has the memory for; a canvas of a whole sheet would be refused by some. */
const mostPixels = 2_000_000;

/** How large the picture of a poster is. */
export const pixelsOf = (format: PosterFormat) => ({
  width: sheets[format].width * pixelsPerMm,
  height: sheets[format].height * pixelsPerMm,
});

/** A pen on a canvas of that size; null where the browser draws none. */
export const newPen = (width: number, height: number): Pen | null => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
};

const coverAll = (pen: Pen, { ground }: Inks) => {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = ground.hex;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
};

/** The page answers between one band and the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** A poster as a PNG of print quality, drawn band by band; null where the browser draws none. */
export const posterPicture = async (drawing: PosterDrawing, inks: Inks): Promise<Blob | null> => {
  const [width, height] = [drawing.width * pixelsPerMm, drawing.height * pixelsPerMm];
  const bandHeight = Math.floor(mostPixels / width);
  const pen = newPen(width, bandHeight);
  if (!pen) return null;
  const bands = async function* () {
    for (let top = 0; top < height; top += bandHeight) {
      coverAll(pen, inks);
      const reach = [top / pixelsPerMm, (top + bandHeight) / pixelsPerMm] as const;
      drawPoster({ pen, inks, perMm: pixelsPerMm, left: 0, top }, drawing, reach);
      yield pen.getImageData(0, 0, width, Math.min(bandHeight, height - top)).data;
      await pause();
    }
  };
  return pngOf({ width, height, perMetre: pixelsPerMm * 1_000 }, bands());
};

/** 610 dpi: of words in print the edges are looked at closely. */
const wordPixelsPerMm = 24;

/** In mm. */
export type WordsPicture = Readonly<{ png: Uint8Array; x: number; y: number; width: number; height: number }>;

/** Beyond what is drawn, in mm. */
const edge = 0.2;

/** What a line covers, in mm: no more, as the next one is near. */
const boxOf = (view: View, { x, y, text }: PosterWords) => {
  const drawn = view.pen.measureText(text);
  const [left, right] = [drawn.actualBoundingBoxLeft, drawn.actualBoundingBoxRight];
  const [above, below] = [drawn.actualBoundingBoxAscent, drawn.actualBoundingBoxDescent];
  return {
    x: x - left / view.perMm - edge,
    y: y - above / view.perMm - edge,
    width: (left + right) / view.perMm + 2 * edge,
    height: (above + below) / view.perMm + 2 * edge,
  };
};

/** One line as this device shows it, in any script; null where the browser draws none. */
export const wordsPicture = async (words: PosterWords, inks: Inks): Promise<WordsPicture | null> => {
  const probe = newPen(1, 1);
  if (!probe) return null;
  const view = { pen: probe, inks, perMm: wordPixelsPerMm, left: 0, top: 0 };
  drawWords(view, words);
  const { x, y, ...box } = boxOf(view, words);
  const width = Math.max(1, Math.ceil(box.width * wordPixelsPerMm));
  const height = Math.max(1, Math.ceil(box.height * wordPixelsPerMm));
  const pen = newPen(width, height);
  if (!pen) return null;
  coverAll(pen, inks);
  drawWords({ ...view, pen, left: x * wordPixelsPerMm, top: y * wordPixelsPerMm }, words);
  const { data } = pen.getImageData(0, 0, width, height);
  const png = await pngOf({ width, height, perMetre: wordPixelsPerMm * 1_000 }, [data]);
  const shown = { width: width / wordPixelsPerMm, height: height / wordPixelsPerMm };
  return { png: new Uint8Array(await png.arrayBuffer()), x, y, ...shown };
};
