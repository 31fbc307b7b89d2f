import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promisedCommands } from './promised-commands.ts';
import { promises } from './promises.ts';

const root = new URL('../../../', import.meta.url).pathname;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Readonly<{ scripts: object }>;

describe('what the documents promise', () => {
  it('is listed, command by command, with what keeps it true', () => {
    expect([...promisedCommands()].filter((command) => !(command in promises))).toEqual([]);
  });
  it('is all that is listed', () => {
    const promised = promisedCommands();
    expect(Object.keys(promises).filter((command) => !promised.has(command))).toEqual([]);
  });
  it('are scripts that exist', () => {
    const named = [...promisedCommands()].flatMap(
      (command) => /npm (?:run (?:--silent )?)?(?<script>[a-z][\w:-]*)/u.exec(command)?.groups?.['script'] ?? [],
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
  it('is kept by specs that are there, and say so', () => {
    const missing = Object.entries(promises).filter(
      ([, keeping]) => 'spec' in keeping && !readFileSync(root + keeping.spec, 'utf8').includes(keeping.words),
    );
    expect(missing).toEqual([]);
  });
});
