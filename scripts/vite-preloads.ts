import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, firstScreens, readManifest } from './first-screens.ts';

const linkTo = (base: string, file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${base}${file}">`
    : `<link rel="modulepreload" crossorigin href="${base}${file}">`;

/** Writes `.vite/preloads.json` into a build: by the path of a first screen and its language, the links that let its parts travel together. What the page itself names is left out. */
export const vitePreloads = (app: 'web' | 'admin'): Plugin => {
  let [dist, base] = ['', '/'];
  return {
    name: 'ecrin-preloads',
    apply: 'build',
    configResolved: ({ root, build, base: under }) => {
      [dist, base] = [join(root, build.outDir), under];
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        const manifest = readManifest(dist);
        const inPage = filesOf(manifest, { path: '', needs: ['index.html'] }, 'fr');
        const links = (screen: (typeof firstScreens)['web'][number], language: 'fr' | 'en') =>
          filesOf(manifest, screen, language)
            .filter((file) => !inPage.includes(file))
            .map((file) => linkTo(base, file))
            .join('');
        const screens = firstScreens[app].map((screen) => [
          screen.path,
          { fr: links(screen, 'fr'), en: links(screen, 'en') },
        ]);
        writeFileSync(join(dist, '.vite/preloads.json'), JSON.stringify(Object.fromEntries(screens)));
      },
    },
  };
};
