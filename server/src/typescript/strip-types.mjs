// Makes the copies that `load-stripped.mjs` loads, of all TypeScript that the server may load: before `npm start` and `npm test`, and in the image.
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCopy, writeCopy } from './stripped-copies.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

for (const file of globSync('{domain,contracts,platform,command-api,projections,workflows,server}/src/**/*.ts', {
  cwd: root,
})) {
  const source = readFileSync(join(root, file), 'utf8');
  if (readCopy(source) === null) writeCopy(source, stripTypeScriptTypes(source));
}
