import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** `entry`: below the root of the app. `file`: beside the page. */
type WorkerScript = Readonly<{ entry: string; file: string }>;

/** The script that the generated service worker of the client's app imports: not a module, since it cannot load modules. */
export const workerParts: WorkerScript = { entry: 'src/service-worker.ts', file: 'worker-parts.js' };

/** Builds a script for a service worker as a file of its own. */
export const viteWorkerScript = (root: string, { entry, file }: WorkerScript): Plugin => ({
  name: 'ecrin-worker-script',
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
        lib: { entry: join(root, entry), formats: ['iife'], name: 'workerParts', fileName: 'worker' },
      },
    });
    const outputs = 'on' in built ? [] : [built].flat();
    const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
    if (code?.type !== 'chunk') throw new Error(`${file} was not built`);
    this.emitFile({ type: 'asset', fileName: file, source: code.code });
  },
});
