import type { PaletteOption } from '@ecrin/ui/command-palette/palette-list.tsx';

/** What the palette finds: an option with where it leads. Its key is its path. */
export type PaletteEntry = PaletteOption & Readonly<{ path: string }>;

export const paletteEntry = (path: string, shown: Omit<PaletteOption, 'key'>): PaletteEntry => ({
  key: path,
  path,
  ...shown,
});

const normalised = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word typed begins a word of the entry, whatever accents and capitals. */
export const isMatch = ({ label, detail }: Pick<PaletteEntry, 'label' | 'detail'>, typed: string): boolean => {
  const words = normalised(`${label} ${detail ?? ''}`).split(/[\s’'@.-]+/u);
  return normalised(typed)
    .split(/\s+/u)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};
