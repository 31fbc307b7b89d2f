// For `node --import`, in every thread: TypeScript is loaded from copies without types. What strips types takes 12 MB, and the cache of compiled code that
// would spare it as much in each thread. A source without a copy is stripped by Node.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readCopy } from './stripped-copies.mjs';

const isTypeScript = (url) => url.startsWith('file:') && url.endsWith('.ts');

registerHooks({
  load: (url, context, nextLoad) => {
    const source = isTypeScript(url) ? readCopy(readFileSync(fileURLToPath(url), 'utf8')) : null;
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
