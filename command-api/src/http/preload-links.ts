import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AppContext } from './app-context.ts';
import { requestLanguage } from './request/request-language.ts';

/** By path of a first screen; `/app/*` stands for all others below. */
const preloads = z.record(z.string(), z.object({ fr: z.string(), en: z.string() }));

/** The links of a page that let the parts of its screen travel together, as the build wrote them (`scripts/vite-preloads.ts`); '' where it wrote none. */
export const preloadLinks = async (folder: string, ctx: AppContext): Promise<string> => {
  const text = await readFile(join(folder, '.vite', 'preloads.json'), 'utf8').catch(() => '{}');
  const byPath = preloads.parse(JSON.parse(text));
  const links = byPath[ctx.path] ?? byPath[`${ctx.path.split('/', 2).join('/')}/*`];
  // French where nothing is asked for, as in the app.
  return links?.[await requestLanguage(ctx, async () => 'fr')] ?? '';
};
