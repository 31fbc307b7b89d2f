// `node scripts/book-fonts.mjs`: the typefaces of books, from the apps' own and, for other alphabets and emoji, from Noto. Their files are
// committed: run it after a typeface has changed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = (name) => `${root}ui/src/fonts/${name}.woff2`;
const noto = (alphabet) => `${root}node_modules/@fontsource/noto-serif/files/noto-serif-${alphabet}-400-normal.woff2`;

/** PDF needs TrueType outlines, and of a variable typeface one weight. */
const bookFonts = {
  text: own('newsreader-text'),
  display: own('newsreader-display'),
  'latin-ext': noto('latin-ext'),
  greek: noto('greek'),
  cyrillic: noto('cyrillic'),
  emoji: `${root}node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2`,
};
const bookFolder = `${root}command-api/src/story/book/fonts`;

const whole = async (file, targetFormat) => {
  const source = await readFile(file);
  const font = create(source);
  const characters = String.fromCodePoint(...font.characterSet);
  const variationAxes = 'wght' in font.variationAxes ? { wght: 400 } : {};
  return subsetFont(source, characters, { targetFormat, variationAxes });
};

await mkdir(bookFolder, { recursive: true });
for (const [name, file] of Object.entries(bookFonts))
  await writeFile(`${bookFolder}/${name}.ttf`, await whole(file, 'truetype'));
