import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promisedCommands } from './promised-commands.ts';
import { promises } from './promises.ts';

const root = new URL('../../../', import.meta.url).pathname;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Readonly<{ scripts: object }>;

/** What a reader takes in at once. */
const [mostLines, mostWords] = [90, 80];
const readme = readFileSync(`${root}README.md`, 'utf8');

describe('the README', () => {
  it('is read in one go: no longer than a screen or two, no paragraph that is a wall', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines);
    const paragraphs = readme.split(/\n\n|\n(?=[-|])/u);
    expect(paragraphs.filter((one) => one.split(/\s+/u).length > mostWords && !one.startsWith('```'))).toEqual([]);
  });
  it('leads to every script', () => {
    const named = readFileSync(`${root}docs/reference/scripts.md`, 'utf8');
    const all = Object.keys(scripts).filter((script) => !/^pre(?:start|dev|test)$/u.test(script));
    expect(all.filter((script) => !new RegExp(`\`npm (?:run )?${script}\\b`, 'u').test(named))).toEqual([]);
  });
});

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
