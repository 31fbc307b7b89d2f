import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the built fonts by the name of their source, for pages the server writes itself; none before the web app is built. */
export const findPageFonts = async (webFolder: string): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(join(webFolder, 'assets')).catch(() => []);
  const fonts = files.flatMap((file) => {
    const name = /^(?<name>.+)-[\w-]{8}\.woff2$/u.exec(file)?.groups?.['name'];
    return name === undefined ? [] : [[name, `/assets/${file}`] as const];
  });
  return new Map(fonts);
};
