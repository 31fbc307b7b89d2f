// Stored exactly as written here: permanent.

/** The languages of what is shown and sent; French is the source. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
