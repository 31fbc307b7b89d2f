import { findWords } from '@ecrin/domain/text/near-words.ts';
import type { PaletteOption } from '@ecrin/ui/command-palette/palette-list.tsx';

/** What the palette finds: an option with where it leads. Its key is its path. `act`: it leads to something to be done, told to the page it leads to. */
export type PaletteEntry = PaletteOption & Readonly<{ path: string; act?: Readonly<Record<string, string>> }>;

export const paletteEntry = (path: string, shown: Omit<PaletteOption, 'key'>): PaletteEntry => ({
  key: path,
  path,
  ...shown,
});

const normalised = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

export const wordsOf = (text: string): readonly string[] =>
  normalised(text)
    .split(/[\s’'@.…-]+/u)
    .filter((word) => word !== '');

/** Whether each word typed begins a word of the entry, in any order, whatever accents and capitals, with one slip at most. */
export const isMatch = ({ label, detail }: Pick<PaletteEntry, 'label' | 'detail'>, typed: string): boolean =>
  findWords(wordsOf(`${label} ${detail ?? ''}`), wordsOf(typed));
