import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { signedArchive } from '@ecrin/command-api/export/signed-archive.ts';
import { zipStream, type ArchiveFile } from '@ecrin/command-api/export/zip-stream.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { noMinisign, unlessMinisign } from '@ecrin/testing/kits/minisign.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';

const runFile = promisify(execFile);
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const command = pathOf('../../src/cli/verify-export-command.ts');
const many = pathOf('verify-many.mjs');
const now = '2026-11-28T10:00:00.000Z';
const isThere = (program: string, word: string) =>
  runFile(program, [word]).then(
    () => true,
    () => false,
  );
const hasUnzip = await isThere('unzip', '-v');
const emoji = '🧵'.repeat(70);

async function* asFiles(files: readonly (readonly [string, Buffer | string])[]): AsyncGenerator<ArchiveFile> {
  for (const [name, content] of files) yield { name, modifiedAt: now, content: String(content) };
}
const written: readonly (readonly [string, string])[] = [
  ['Lisez-moi.txt', 'Votre écrin.\n'],
  ['ecrin.json', JSON.stringify({ format: 'ecrin', version: 2 })],
  ['vide.txt', ''],
  [`Pensées/2025-11-18 08h12 ${emoji.slice(0, 70)} (3fa9c1).md`, 'Le petit a dit « biscottes d’arbre ».\n'.repeat(200)],
  ['Enregistrements/2025-11-18 08h12 Un appel (3fa9c1).webm', 'son'.repeat(9_000)],
];

describe('npm run verify-export', () => {
  let folder = '';
  let key = '';
  const file = (name: string) => join(folder, name);
  const run = (program: string, args: readonly string[], cwd = folder) =>
    runFile(program, args, { cwd, env: { ...process.env, DATA_DIR: file('data') } }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    );
  const verify = (...args: readonly string[]) => run(process.execPath, [command, ...args]);
  /** As any program writes a ZIP: without the comment. */
  const repacked = async (name: string, change: (files: Map<string, Buffer>) => void) => {
    const files = new Map(readZip(await readFile(file('whole.zip'))));
    change(files);
    await writeFile(file(name), Buffer.concat(await Array.fromAsync(zipStream(asFiles([...files])))));
    return file(name);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-export-'));
    const signer = openCertificateKey(openMasterKey({ dir: file('data'), fromEnvironment: null }));
    key = signer.publicKey.trim().split('\n').at(-1) ?? '';
    const zip = await Array.fromAsync(signedArchive(asFiles(written), { signer, now }));
    await writeFile(file('whole.zip'), Buffer.concat(zip));
    await writeFile(file('verify.mjs'), String(readZip(Buffer.concat(zip)).get('verify.mjs')));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('given an archive of this server, then it says that it is whole, of when, and by which key', async () => {
    const said = `Intact / whole: 9 (ecrin ${now}, ${key})\n`;
    expect(await verify(file('whole.zip'))).toEqual({ code: 0, said });
    expect(await run(process.execPath, ['verify.mjs', 'whole.zip'])).toEqual({ code: 0, said });
    expect(await verify(file('whole.zip'), '--key', key)).toEqual({ code: 0, said });
  });

  it('is a program of at most a hundred lines, which needs nothing but Node', async () => {
    const program = await readFile(pathOf('../../../command-api/src/export/verify-archive.mjs'), 'utf8');
    expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
    const modules = [...program.matchAll(/(?:from|import\() ?'(?<module>[^']+)'/gu)].map(
      ({ groups }) => groups?.['module'],
    );
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  });

  it('given another key than the one that signed it, then it is not genuine', async () => {
    const other = openCertificateKey(openMasterKey({ dir: file('other'), fromEnvironment: null })).publicKey;
    await writeFile(file('other.pub'), other);
    expect(await verify(file('whole.zip'), '--key', file('other.pub'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('signed by another key'),
    });
  });

  it('given a file changed, removed and added, then it names each', async () => {
    const path = await repacked('altered.zip', (files) => {
      files.set('ecrin.json', Buffer.from('{}'));
      files.delete('Lisez-moi.txt');
      files.set('Pensées/ajoutée.md', Buffer.from('Jamais dit.'));
    });
    const said = [
      'Modifié / changed: ecrin.json',
      'Ajouté / added: Pensées/ajoutée.md',
      'Manque / missing: Lisez-moi.txt',
    ];
    expect(await verify(path)).toEqual({ code: 1, said: `${said.join('\n')}\n` });
    expect(await run(process.execPath, ['verify.mjs', path, '--key', key])).toMatchObject({ code: 1 });
  });

  it('given the same files in another ZIP, cut, or no archive at all, then it says so', async () => {
    expect(await verify(await repacked('again.zip', () => {}))).toMatchObject({
      code: 1,
      said: expect.stringContaining('the ZIP was changed around its files'),
    });
    const whole = await readFile(file('whole.zip'));
    for (const [name, content] of [
      ['cut.zip', whole.subarray(0, 20_000)],
      ['none.zip', Buffer.from('rien')],
      ['empty.zip', Buffer.alloc(0)],
    ] as const) {
      await writeFile(file(name), content);
      expect(await verify(file(name))).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read') });
    }
    expect(await verify()).toMatchObject({ code: 2, said: expect.stringContaining('-- FILE [--key PUBLICKEY]') });
  });

  it('finds 1,000 of 1,000 changed bytes, and names the file that has them', async () => {
    const whole = await readFile(file('whole.zip'));
    let state = 45;
    const offsets = Array.from({ length: 1_000 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % whole.length;
    });
    const { stdout } = await runFile(
      process.execPath,
      [many, file('verify.mjs'), file('whole.zip'), key, JSON.stringify(offsets)],
      {
        maxBuffer: 1e8,
      },
    );
    const all = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<{ at: number; code: number; said: string }>);
    expect(all.filter(({ code, said }) => code === 1 && said !== '')).toHaveLength(1_000);
    const places = written.map(([name, content]) => {
      const start = content === '' ? -1 : whole.indexOf(content);
      return { name, start, end: start + Buffer.byteLength(content) };
    });
    const inFiles = all.flatMap(({ at, said }) =>
      places
        .filter(({ start, end }) => at >= start && at < end)
        .map(({ name }) => said === `Modifié / changed: ${name}\n`),
    );
    expect(inFiles.length).toBeGreaterThan(600);
    expect(inFiles.every(Boolean)).toBe(true);
  });

  it('finds every byte that is changed outside the files too: in the list, the signatures and the frame of the ZIP', async () => {
    const whole = await readFile(file('whole.zip'));
    const start = whole.indexOf('PK\u0001\u0002', 0, 'latin1');
    const offsets = Array.from({ length: whole.length - start }, (_, at) => start + at);
    const { stdout } = await runFile(
      process.execPath,
      [many, file('verify.mjs'), file('whole.zip'), '', JSON.stringify(offsets)],
      {
        maxBuffer: 1e8,
      },
    );
    const missed = stdout
      .trim()
      .split('\n')
      .filter((line) => line.includes('"code":0'));
    expect(missed).toEqual([]);
  });

  it.skipIf(noMinisign !== null || !hasUnzip)(
    `unpacked, then minisign, sha256sum and the folder say the same${unlessMinisign}`,
    async () => {
      await run('unzip', ['-q', 'whole.zip', '-d', 'unpacked']);
      const there = file('unpacked');
      expect(await verify(there)).toMatchObject({ code: 0 });
      expect((await run('minisign', ['-Vm', 'SHA256SUMS', '-P', key], there)).said).toContain(
        'comment signature verified',
      );
      expect(await run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], there)).toEqual({ code: 0, said: '' });
      await writeFile(join(there, 'ecrin.json'), '{}');
      await writeFile(join(there, 'ajoutée.txt'), 'x');
      expect((await verify(there)).said).toMatch(
        /changed: ecrin\.json\n[^]*added: ajoutée\.txt|added: ajoutée\.txt\n[^]*changed: ecrin\.json/u,
      );
      await writeFile(join(there, 'SHA256SUMS'), '');
      expect((await run('minisign', ['-Vm', 'SHA256SUMS', '-P', key], there)).code).toBe(1);
      expect((await verify(there)).said).toContain('signed by another key');
    },
  );
});
