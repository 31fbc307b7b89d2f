import { readFileSync } from 'node:fs';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../../ui/src/theme/tokens.css', import.meta.url), 'utf8');
const [byDay = '', byNight = ''] = css.split(":root[data-color-scheme='dark'],");

/** The colour a token has in a scheme: the light one where the dark block has none. */
const colourOf = (token: string, scheme: 'day' | 'night'): string => {
  const value = (within: string) => new RegExp(`--${token}: ([^;]+);`).exec(within)?.[1];
  const found = (scheme === 'night' ? value(byNight) : undefined) ?? value(byDay) ?? '';
  return found.startsWith('var(--') ? colourOf(found.slice(6, -1), scheme) : found;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

it.each(threadColours.flatMap((colour) => (['day', 'night'] as const).map((scheme) => [colour, scheme] as const)))(
  'the bead %s has a contrast of %s on its background',
  (colour, scheme) => {
    const bead = colourOf(`thread-${colour}`, scheme);
    expect(bead).toMatch(/^#[0-9a-f]{6}$/);
    for (const ground of ['bg', 'surface', 'sunken', 'accent-soft'])
      expect(contrast(bead, colourOf(ground, scheme))).toBeGreaterThanOrEqual(3);
  },
);
