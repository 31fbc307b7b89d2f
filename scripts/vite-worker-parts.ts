import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The script that the generated service worker imports: not a module, since it cannot load modules. */
export const workerPartsFile = 'worker-parts.js';

/** Builds our parts of the service worker – pushes, and what other apps share – as a file of its own next to it. */
export const viteWorkerParts = (root: string): Plugin => ({
  name: 'ecrin-worker-parts',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      build: {
        target: 'es2023',
        write: false,
        lib: {
          entry: join(root, 'src/service-worker.ts'),
          formats: ['iife'],
          name: 'workerParts',
          fileName: 'worker-parts',
        },
      },
    });
    const outputs = 'on' in built ? [] : [built].flat();
    const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
    if (code?.type !== 'chunk') throw new Error('the parts of the service worker were not built');
    this.emitFile({ type: 'asset', fileName: workerPartsFile, source: code.code });
  },
});
