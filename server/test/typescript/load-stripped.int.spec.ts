import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Copies = Readonly<{
  readCopy: (source: string) => string | null;
  writeCopy: (source: string, stripped: string) => void;
}>;
const hook = fileURLToPath(new URL('../../src/typescript/load-stripped.mjs', import.meta.url));
const { readCopy, writeCopy } = (await import(
  new URL('../../src/typescript/stripped-copies.mjs', import.meta.url).href
)) as Copies;
const copiesFolder = fileURLToPath(new URL('../../../node_modules/.cache/stripped/', import.meta.url));

/** Says where it runs, whether Node has stripped types there, and at which place of the source; then does the same in a thread. */
const source = (name: string): string => `
import { isMainThread, Worker } from 'node:worker_threads';
type Said = Readonly<{ name: string }>;
const said: Said = { name: '${name}' };
const place = /program\\.ts:\\d+:\\d+/.exec(String((new Error() as Error).stack))?.[0];
const stripped = process.moduleLoadList.some((module: string) => module.includes('amaro'));
console.log(JSON.stringify([isMainThread, said.name, stripped ? 'by Node' : 'before', place]));
if (isMainThread) new Worker(new URL(import.meta.url));
`;

describe('loading TypeScript', () => {
  let [folder, name] = ['', ''];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-stripped-'));
    name = randomUUID();
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await Promise.all((await ownCopies()).map((file) => rm(file)));
  });

  const ownCopies = async (): Promise<readonly string[]> => {
    const files = (await readdir(copiesFolder)).map((file) => join(copiesFolder, file));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
    return files.filter((_file, index) => texts[index]?.includes(name));
  };
  const said = async (): Promise<readonly unknown[]> => {
    const program = join(folder, 'program.ts');
    await writeFile(program, source(name));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', hook, program]);
    return stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  };
  const inBoth = (stripped: string) => {
    const lines = source(name).split('\n');
    const line = lines.findIndex((text) => text.includes('new Error'));
    const place = `program.ts:${line + 1}:${(lines[line]?.indexOf('new Error') ?? 0) + 1}`;
    return [true, false].map((isMainThread) => [isMainThread, name, stripped, place]);
  };
  const keepCopy = () => writeCopy(source(name), stripTypeScriptTypes(source(name)));

  it('given a copy without types, then process and thread load it, at the places of the source', async () => {
    keepCopy();
    expect(await said()).toEqual(inBoth('before'));
  });
  it('given none, then Node strips the source', async () => expect(await said()).toEqual(inBoth('by Node')));
  it('given a source that was changed after that, then the copy is not loaded', async () => {
    writeCopy(`${source(name)}// before`, 'throw new Error("an old copy");');
    expect(await said()).toEqual(inBoth('by Node'));
  });
  it('given a copy that was cut short, then Node strips the source, and the copy counts as missing', async () => {
    keepCopy();
    for (const file of await ownCopies()) await truncate(file, 300);
    expect(readCopy(source(name))).toBeNull();
    expect(await said()).toEqual(inBoth('by Node'));
  });
});
