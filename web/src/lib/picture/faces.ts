const root = () => getComputedStyle(document.documentElement);

/** The value of a design token, without the dashes before its name. */
export const tokenOf = (name: string): string => root().getPropertyValue(`--${name}`).trim();

export type Face = 'words' | 'display' | 'ui';

/** A typeface as a canvas takes it. `size`: in its units. */
export const fontOf = (face: Face, size: number): string => `400 ${size}px ${tokenOf(`font-${face}`)}`;

/** A canvas waits for no typeface: without this it draws with another. */
export const loadFaces = async (): Promise<void> => {
  await Promise.all((['words', 'display', 'ui'] as const).map((face) => document.fonts.load(fontOf(face, 40))));
};
