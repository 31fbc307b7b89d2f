import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { archiveVerifier, signedArchive, type ArchiveSigner } from '@ecrin/command-api/export/signed-archive.ts';
import { zipStream, type ArchiveFile } from '@ecrin/command-api/export/zip-stream.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openCertificateKey } from '@ecrin/server/erasure/proof/certificate-key.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyArchive, type Finding, type Verdict } from '#features/profile/own-data/verify/verify-archive.ts';

const runFile = promisify(execFile);
const now = '2026-11-28T10:00:00.000Z';
const written: readonly (readonly [string, string])[] = [
  ['Lisez-moi.txt', 'Votre écrin.\n'],
  ['vide.txt', ''],
  [`Pensées/2025-11-18 08h12 ${'🧵'.repeat(35)} (3fa9c1).md`, 'Le petit a dit « biscottes d’arbre ».\n'.repeat(40)],
  ['Enregistrements/2025-11-18 08h12 Un appel (3fa9c1).webm', 'son'.repeat(900_000)],
];
async function* asFiles(files: readonly (readonly [string, Buffer | string])[]): AsyncGenerator<ArchiveFile> {
  for (const [name, content] of files) yield { name, modifiedAt: now, content: String(content) };
}
const lineOf = ({ publicKey }: ArchiveSigner): string => publicKey.trim().split('\n').at(-1) ?? '';
const asBlob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);

/** As the command says it. */
const sentences: Readonly<Record<Finding['kind'], (name: string, key: string) => string>> = {
  changed: (name) => `Modifié / changed: ${name}`,
  added: (name) => `Ajouté / added: ${name}`,
  missing: (name) => `Manque / missing: ${name}`,
  list: (name, key) =>
    `Modifié, ou signé par une autre clé que / changed, or signed by another key than ${key}: ${name}`,
  around: () => 'Le ZIP a été modifié autour de ses fichiers / the ZIP was changed around its files',
};
const said = (verdict: Verdict, { key, path }: Readonly<{ key: string; path: string }>): string => {
  if (verdict.state === 'whole') return `Intact / whole: ${verdict.files} (ecrin ${verdict.signedAt}, ${key})`;
  if (verdict.state !== 'changed') return `Ne se lit pas comme une archive / cannot be read as an archive: ${path}`;
  return verdict.findings.map(({ kind, name }) => sentences[kind](name, key)).join('\n');
};

describe('an archive that is checked on the device', () => {
  let folder = '';
  let whole = Buffer.alloc(0);
  let key = '';
  let other = '';
  const file = (name: string) => join(folder, name);
  const repacked = async (change: (files: Map<string, Buffer>) => void): Promise<Buffer> => {
    const files = new Map(readZip(whole));
    change(files);
    return Buffer.concat(await Array.fromAsync(zipStream(asFiles([...files]))));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-verify-'));
    const signer = openCertificateKey(openMasterKey({ dir: file('data'), fromEnvironment: null }));
    key = lineOf(signer);
    other = lineOf(openCertificateKey(openMasterKey({ dir: file('other'), fromEnvironment: null })));
    whole = Buffer.concat(await Array.fromAsync(signedArchive(asFiles(written), { signer, now })));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What the program says that is in every archive. */
  const bySelf = async (path: string, publicKey: string): Promise<string> =>
    runFile(process.execPath, [fileURLToPath(archiveVerifier), path, '--key', publicKey]).then(
      ({ stdout }) => stdout.trim(),
      ({ stdout }: { stdout: string }) => stdout.trim(),
    );

  it('is found to be what the command finds, to the word', async () => {
    const cases: Readonly<Record<string, readonly [Buffer, string]>> = {
      whole: [whole, key],
      'of another key': [whole, other],
      altered: [
        await repacked((files) => {
          files.set('vide.txt', Buffer.from('plus vide'));
          files.delete('Lisez-moi.txt');
          files.set('Pensées/ajoutée.md', Buffer.from('Jamais dit.'));
        }),
        key,
      ],
      'in another ZIP': [await repacked(() => {}), key],
      cut: [whole.subarray(0, 20_000), key],
      nothing: [Buffer.from('rien'), key],
      empty: [Buffer.alloc(0), key],
    };
    for (const [name, [bytes, publicKey]] of Object.entries(cases)) {
      const path = file('archive.zip');
      await writeFile(path, bytes);
      const verdict = await verifyArchive({ file: asBlob(bytes), publicKey });
      expect([name, said(verdict, { key: publicKey, path })]).toEqual([name, await bySelf(path, publicKey)]);
    }
  });

  it('is read to its end, and says how far it is', async () => {
    const shares: number[] = [];
    await verifyArchive({ file: asBlob(whole), publicKey: key, onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((one, next) => one - next));
    expect(shares.at(-1)).toBeGreaterThan(0.99);
  });

  it('shows 300 of 300 changed bytes', async () => {
    const small = Buffer.concat(
      await Array.fromAsync(
        signedArchive(asFiles(written.slice(0, 3)), {
          signer: openCertificateKey(openMasterKey({ dir: file('data'), fromEnvironment: null })),
          now,
        }),
      ),
    );
    let state = 45;
    let found = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      state = (state * 48_271) % 2_147_483_647;
      const changed = Buffer.from(small);
      const at = state % small.length;
      changed[at] = (changed[at] ?? 0) ^ (1 + (at % 255));
      const { state: verdict } = await verifyArchive({ file: asBlob(changed), publicKey: key });
      if (verdict !== 'whole') found += 1;
    }
    expect(found).toBe(300);
  });
});
