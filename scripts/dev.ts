import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server starts again when its files change; Vite serves the page with hot reload and hands API and sockets on to the server. */
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const commands: readonly (readonly string[])[] = [
  ['--watch', '--watch-preserve-output', at('server/src/main.mjs')],
  [at('node_modules/vite/bin/vite.js'), at('web')],
];

const children: readonly ChildProcess[] = commands.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

/** One ends, all end. */
const endAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', endAll);
process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
