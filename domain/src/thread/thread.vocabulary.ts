// Stored exactly as written here, for good. Each is a colour of the design (`--thread-<name>`) that holds 3:1 on page and card, by day and by night.
export const threadColours = ['indigo', 'emerald', 'gold', 'garnet', 'sky', 'coral', 'teal', 'pebble'] as const;
export type ThreadColour = (typeof threadColours)[number];

/** Characters a name may have, after trimming. */
export const maxThreadNameLength = 80;
export const maxThreadDescriptionLength = 2_000;
