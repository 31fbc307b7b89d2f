import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexMarks } from './mark-finder.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Where texts stand that the product writes for everybody: default titles, prompts, sentences of the word lists, what the screens propose. */
const sources = '{domain,contracts,platform,command-api,projections,workflows,web}/src/**/*.{ts,tsx,json}';

/** Without those that the product itself contains: everybody has them. */
export const withoutProductWords = async (fragments: readonly string[]): Promise<readonly string[]> => {
  const open = indexMarks(fragments.map((fragment) => Buffer.from(fragment)));
  const common = new Set<number>();
  for await (const file of glob(sources, { cwd: root })) {
    const finder = open();
    finder.read(await readFile(join(root, file)));
    for (const number of finder.found()) common.add(number);
  }
  return fragments.filter((_, number) => !common.has(number));
};
