import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaticRoot } from '@ecrin/command-api';

/** Files of the pages the server writes itself; `scripts/book-fonts.mjs` makes them. */
export const pageStatics: StaticRoot = {
  under: '/pages',
  folder: fileURLToPath(new URL('../../../command-api/static', import.meta.url)),
};

/** Addresses of their fonts, by name. */
export const findPageFonts = async (): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(join(pageStatics.folder, 'assets'));
  return new Map(files.map((file) => [file.slice(0, file.lastIndexOf('-')), `${pageStatics.under}/assets/${file}`]));
};
