import { posterColours, type PosterColour } from '@ecrin/ui/poster/poster-shapes.ts';

/** `hex`: #rrggbb. `opacity`: from 0 to 1. */
export type Ink = Readonly<{ hex: string; opacity: number }>;
export type Inks = Readonly<Record<PosterColour, Ink>>;

const hexOf = (channel: string | undefined): string => Number(channel).toString(16).padStart(2, '0');

/** Of a colour as a canvas says it: `#rrggbb`, or `rgba(r, g, b, a)`. */
const inkOf = (said: string): Ink => {
  if (said.startsWith('#')) return { hex: said, opacity: 1 };
  const [red, green, blue, alpha = '1'] = said.match(/[\d.]+/gu) ?? [];
  return { hex: `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`, opacity: Number(alpha) };
};

/** The colours a poster is shown in, as a file takes them. */
export const inksOf = (poster: Element, pen: CanvasRenderingContext2D): Inks => {
  const style = getComputedStyle(poster);
  const ink = (colour: PosterColour): Ink => {
    pen.fillStyle = style.getPropertyValue(`--poster-${colour}`).trim();
    return inkOf(pen.fillStyle);
  };
  return Object.fromEntries(posterColours.map((colour) => [colour, ink(colour)])) as Inks;
};
