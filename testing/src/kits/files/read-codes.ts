import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link of a page, and what a camera reads in the code drawn there; null: none. `side`: 'left' or 'right' of the middle of the page; `bottom`: above its lower edge, in points. */
export type ReadCode = Readonly<{
  page: number;
  side: 'left' | 'right';
  bottom: number;
  url: string;
  read: string | null;
}>;

/** Pixels for each point: 300 to the inch, as a printer has them. */
const scale = 300 / 72;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

const isLink = (one: unknown): one is Readonly<{ url: string; rect: readonly [number, number, number, number] }> =>
  typeof one === 'object' && one !== null && 'url' in one && 'rect' in one;

const codesOfPage = async (page: Page): Promise<readonly ReadCode[]> => {
  const links = (await page.getAnnotations()).filter((one: unknown) => isLink(one));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: Object(context), viewport }).promise;
  return links.map(({ url, rect: [left, bottom, right, top] }) => {
    const quiet = 4;
    const [x, y] = [(left - quiet) * scale, viewport.height - (top + quiet) * scale];
    const [width, height] = [(right - left + 2 * quiet) * scale, (top - bottom + 2 * quiet) * scale];
    const pixels = context.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
    const read = jsqr.default(pixels.data, pixels.width, pixels.height)?.data ?? null;
    return { page: page.pageNumber, side: x < viewport.width / 2 ? 'left' : 'right', bottom, url, read };
  });
};

/** Every link of a PDF with the code it stands at, as it is printed. */
export const readCodes = async (bytes: Uint8Array): Promise<readonly ReadCode[]> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const codes: ReadCode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    codes.push(...(await codesOfPage(await pdf.getPage(number))));
  await loading.destroy();
  return codes;
};
