/** Addresses of the fonts that a page for strangers loads: one for the words of people, one for titles, one for what Écrin says. */
export const fontsOf = (html: string): readonly string[] =>
  [...html.matchAll(/url\('(?<url>[^']+)'\)/gu)].map(({ groups }) => String(groups?.['url']));

/** The same without what differs from build to build. */
export const fontNamesOf = (html: string): readonly string[] =>
  fontsOf(html).map((url) => url.replace(/-\w+\.woff2$/u, ''));

/** The two faces of the brand, Newsreader in two cuts. */
export const brandFonts = [
  '/pages/assets/newsreader-text',
  '/pages/assets/newsreader-display',
  '/pages/assets/figtree',
] as const;
