import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Writes `.br` and `.gz` beside every file of text in a build, so that the server compresses none of them for a visitor. */
export const viteCompressed = (): Plugin =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /\.(js|css|svg|json|webmanifest)$/,
    exclude: /workbox|sw\.js|manifest\.json$/,
    threshold: 1_000,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  });
