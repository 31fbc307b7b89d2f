import { logoShape } from '@ecrin/ui/logo/logo-shape.ts';
import { isRightToLeft } from '@ecrin/ui/typography/direction.ts';
import { pictureLines, type PictureText } from '@ecrin/ui/typography/picture-lines.ts';
import { fontOf, loadFaces, tokenOf } from '#lib/picture/faces.ts';

/** All in px of the picture. */
const width = 1080;
const margin = 112;
/** From the last line to the lower edge: the date and the name. */
const foot = 232;
/** A square while the words fit in one; at most as tall as a telephone. */
const heights = { least: 1080, greatest: 1920 };
const sizes = [76, 64, 54, 46] as const;
const lineHeight = 1.5;
/** Before a paragraph, in lines. */
const paragraphSpace = 0.55;

/** Those of light paper in both colour schemes: scales, not what they are used for on a screen. */
const colours = () => ({
  paper: tokenOf('paper-1'),
  line: tokenOf('paper-4'),
  words: tokenOf('night-6'),
  name: tokenOf('indigo-8'),
  date: tokenOf('paper-7'),
  stone: tokenOf('gold-4'),
});

type Set = PictureText & Readonly<{ size: number; textHeight: number }>;

const heightOf = ({ lines }: PictureText, size: number) =>
  lines.reduce((sum, { after }) => sum + (after ? 1 + paragraphSpace : 1), 0) * size * lineHeight;

/** In the largest size in which all of them fit into the square; else in the smallest, and only as many as the tallest picture holds. */
const setWords = (pen: CanvasRenderingContext2D, words: string): Set => {
  const setIn = (size: number, height: number): Set => {
    pen.font = fontOf('words', size);
    const room = height - margin - foot;
    const fit = { widthOf: (text: string) => pen.measureText(text).width, width: width - 2 * margin };
    for (let maxLines = Math.floor(room / (size * lineHeight)); ; maxLines -= 1) {
      const set = pictureLines(words, { ...fit, maxLines });
      const textHeight = heightOf(set, size);
      if (textHeight <= room || maxLines <= 1) return { ...set, size, textHeight };
    }
  };
  const inSquare = sizes.map((size) => setIn(size, heights.least)).find(({ left }) => left === 0);
  return inSquare ?? setIn(sizes[sizes.length - 1] ?? 46, heights.greatest);
};

const drawWords = (
  pen: CanvasRenderingContext2D,
  { lines, size }: Set,
  { top, rtl }: { top: number; rtl: boolean },
) => {
  pen.font = fontOf('words', size);
  pen.fillStyle = colours().words;
  pen.direction = rtl ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  pen.textBaseline = 'alphabetic';
  let base = top + size;
  for (const { text, after } of lines) {
    if (after) base += size * lineHeight * paragraphSpace;
    pen.fillText(text, rtl ? width - margin : margin, base);
    base += size * lineHeight;
  }
};

const drawMark = (pen: CanvasRenderingContext2D, at: { x: number; y: number; side: number }) => {
  const { name, stone } = colours();
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.side / logoShape.side, at.side / logoShape.side);
  pen.strokeStyle = pen.fillStyle = name;
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  const [box, gem] = [new Path2D(logoShape.case), new Path2D(logoShape.stone)];
  pen.stroke(new Path2D(logoShape.lid));
  pen.fill(box);
  pen.fillStyle = stone;
  pen.fill(gem);
  pen.restore();
};

/** A hairline; the date at its left, the name of the journal at its right. */
const drawFoot = (pen: CanvasRenderingContext2D, height: number, date: string | null) => {
  const { line, name, date: grey } = colours();
  const base = height - 84;
  pen.fillStyle = line;
  pen.fillRect(margin, height - 160, width - 2 * margin, 2);
  pen.direction = 'ltr';
  pen.textAlign = 'left';
  pen.font = fontOf('ui', 34);
  pen.fillStyle = grey;
  if (date !== null) pen.fillText(date, margin, base);
  pen.font = fontOf('display', 44);
  pen.fillStyle = name;
  const nameWidth = pen.measureText('Écrin').width;
  pen.fillText('Écrin', width - margin - nameWidth, base);
  drawMark(pen, { x: width - margin - nameWidth - 64, y: base - 40, side: 48 });
};

export type Picture = Readonly<{
  file: Blob;
  /** How many of the last words it does not hold. */
  left: number;
}>;

/** The words on light paper as a PNG, drawn on this device; null where the browser draws none. `date`: as it is written. */
export const drawPicture = async (words: string, date: string | null): Promise<Picture | null> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await loadFaces();
  const set = setWords(pen, words);
  const height = Math.min(heights.greatest, Math.max(heights.least, Math.ceil(set.textHeight + margin + foot)));
  canvas.width = width;
  canvas.height = height;
  pen.fillStyle = colours().paper;
  pen.fillRect(0, 0, width, height);
  // In the middle of the paper above the foot.
  const top = margin + Math.max(0, (height - margin - foot - set.textHeight) / 2);
  drawWords(pen, set, { top, rtl: isRightToLeft(words) });
  drawFoot(pen, height, date);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return file && { file, left: set.left };
};
