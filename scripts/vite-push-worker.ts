import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the generated service worker imports: one plain script, for it can load no module. */
export const pushWorkerFile = 'push-worker.js';

/** Builds the part of the service worker that shows and follows pushes, as a file of its own next to it. */
export const vitePushWorker = (root: string): Plugin => ({
  name: 'ecrin-push-worker',
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
          entry: join(root, 'src/push-worker/push-worker.ts'),
          formats: ['iife'],
          name: 'pushWorker',
          fileName: 'push-worker',
        },
      },
    });
    const outputs = 'on' in built ? [] : [built].flat();
    const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
    if (code?.type !== 'chunk') throw new Error('the push worker was not built');
    this.emitFile({ type: 'asset', fileName: pushWorkerFile, source: code.code });
  },
});
