import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = readFileSync(new URL('../web/public/before-app.js', import.meta.url));
const file = `assets/before-app-${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;

/** Names the script before the app by its content in a build, so that browsers keep it as they keep the chunks. */
export const viteBeforeApp = (): Plugin => {
  let base = '/';
  return {
    name: 'ecrin-before-app',
    apply: 'build',
    configResolved: ({ base: under }) => {
      base = under;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source });
    },
    transformIndexHtml: (html) => html.replace('"/before-app.js"', `"${base}${file}"`),
  };
};
