import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('what can be ticked is drawn by one part in both apps, never by the browser', () => {
  const drawing = globSync('{ui,web,admin}/src/**/*.tsx', { cwd: root }).filter((file) =>
    /\stype=(?:["']checkbox|\{[^}]*["']checkbox)/u.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(drawing).toEqual(['ui/src/check-box/tick.tsx']);
});
