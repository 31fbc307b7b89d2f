import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// JavaScript, and before anything is loaded: what strips types takes 12 MB, and is needed only for what was not compiled before. Compiled code of an earlier start is used again, in threads and child processes too. A folder that cannot be written is no fault.
const folder = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(folder);
// oxlint-disable-next-line no-restricted-properties -- no configuration of the product: Node reads it at the start of each thread
process.env['NODE_COMPILE_CACHE'] ??= folder;
// Three names of `node:http` would load the library behind `fetch` wherever that module is imported, 5 MB: who needs it asks the global scope.
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) delete http[name];
await import('./run.ts');
