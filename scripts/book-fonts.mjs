// `node scripts/book-fonts.mjs`: the typefaces of books, posters and shared pages, from the apps' own and, for other alphabets and emoji in books, from Noto. Their files are
// committed: run it after a typeface has changed.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = (name) => `${root}ui/src/fonts/${name}.woff2`;
const fontsource = (name, alphabet) =>
  `${root}node_modules/@fontsource/${name}/files/${name}-${alphabet}-400-normal.woff2`;
const noto = (alphabet) => fontsource('noto-serif', alphabet);

/** PDF needs TrueType outlines, and of a variable typeface one weight. */
const bookFonts = {
  text: own('newsreader-text'),
  display: own('newsreader-display'),
  'latin-ext': noto('latin-ext'),
  vietnamese: noto('vietnamese'),
  greek: noto('greek'),
  cyrillic: noto('cyrillic'),
  hebrew: fontsource('noto-serif-hebrew', 'hebrew'),
  arabic: fontsource('noto-naskh-arabic', 'arabic'),
  math: noto('math'),
  symbols: fontsource('noto-sans-symbols-2', 'symbols'),
  emoji: fontsource('noto-emoji', 'emoji'),
};
/** Of the symbols those that people type; the rest are dominoes and the like. */
const isTyped = (sign) => /[\u2190-\u2BFF]/u.test(sign);
const bookFolder = `${root}command-api/src/story/book/fonts`;

/** `weights`: of a variable typeface; one unless said. */
const subset = async (file, { targetFormat, isKept = () => true, weights = 400 }) => {
  const source = await readFile(file);
  const font = create(source);
  const characters = font.characterSet.map((point) => String.fromCodePoint(point)).filter(isKept);
  const variationAxes = 'wght' in font.variationAxes ? { wght: weights } : {};
  return subsetFont(source, characters.join(''), { targetFormat, variationAxes });
};

await mkdir(bookFolder, { recursive: true });
for (const [name, file] of Object.entries(bookFonts))
  await writeFile(
    `${bookFolder}/${name}.ttf`,
    await subset(file, { targetFormat: 'truetype', ...(name === 'symbols' && { isKept: isTyped }) }),
  );

/** A poster is made on the device: as little as it needs. */
const posterFonts = {
  display: { file: own('newsreader-display'), isKept: (sign) => /\d/.test(sign) },
  words: { file: own('newsreader-text') },
  ui: { file: own('figtree') },
};
const posterFolder = `${root}web/src/features/year/poster/export/fonts`;

await mkdir(posterFolder, { recursive: true });
for (const [name, { file, ...options }] of Object.entries(posterFonts))
  await writeFile(`${posterFolder}/${name}.ttf`, await subset(file, { targetFormat: 'truetype', ...options }));

const isOfNames = (sign) => /[\p{L}\p{Nd}\p{Z}!"#%&'()*+,\-./:;?«»‘’“”–—…]/u.test(sign);

/** A shared page is to be light: one weight of the words, and otherwise the signs that titles, names and buttons have. */
const pageFonts = {
  'newsreader-text': {},
  'newsreader-display': { isKept: isOfNames },
  figtree: { isKept: (sign) => isOfNames(sign) || sign === '·', weights: { min: 400, max: 600 } },
};
const pageFolder = `${root}command-api/static/assets`;

await rm(pageFolder, { recursive: true, force: true });
await mkdir(pageFolder, { recursive: true });
for (const [name, options] of Object.entries(pageFonts)) {
  const font = await subset(own(name), { targetFormat: 'woff2', ...options });
  const version = createHash('sha256').update(font).digest('hex').slice(0, 8);
  await writeFile(`${pageFolder}/${name}-${version}.woff2`, font);
}
