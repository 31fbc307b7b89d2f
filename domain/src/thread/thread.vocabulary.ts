// Stored exactly as written here: permanent. Each is a colour of the design (`--thread-<name>`) with 3:1 contrast on page and card, in light and dark theme.
export const threadColours = ['indigo', 'emerald', 'gold', 'garnet', 'sky', 'coral', 'teal', 'pebble'] as const;
export type ThreadColour = (typeof threadColours)[number];

/** Characters a name may have, after trimming. */
export const maxThreadNameLength = 80;
export const maxThreadDescriptionLength = 2_000;
