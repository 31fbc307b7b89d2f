import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkMinisign, trustedCommentOf } from '@ecrin/contracts/erasure/minisign.ts';
import { noMinisign, unlessMinisign } from '@ecrin/testing/kits/minisign.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';

const run = promisify(execFile);
const masterKeyOf = (byte: number) => ({ newest: 1, versions: new Map([[1, new Uint8Array(32).fill(byte)]]) });
const [key, other] = [openCertificateKey(masterKeyOf(7)), openCertificateKey(masterKeyOf(8))];

const text = '{"format":"ecrin-erasure-certificate-1","where":"là-bas"}\n';
const signature = key.sign(text, 'Écrin · 4F7K-220M');

describe('the key of certificates', () => {
  let folder = '';
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-minisign-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('given the same master key, then the same key and codes, and given another one, then others', () => {
    expect(openCertificateKey(masterKeyOf(7)).publicKey).toBe(key.publicKey);
    expect(other.publicKey).not.toBe(key.publicKey);
    expect(key.codeFor('4F7K-220M')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/u);
    expect(key.codeFor('4f7k220m')).toBe(key.codeFor('4F7K-220M'));
    expect(key.codeFor('4F7K-220N')).not.toBe(key.codeFor('4F7K-220M'));
    expect(other.codeFor('4F7K-220M')).not.toBe(key.codeFor('4F7K-220M'));
  });

  it('given a signed text, then it is genuine', async () => {
    expect(await checkMinisign({ text, signature, publicKey: key.publicKey })).toBe('genuine');
    const bare = key.publicKey.split('\n')[1] ?? '';
    expect(await checkMinisign({ text, signature, publicKey: bare })).toBe('genuine');
    expect(trustedCommentOf(signature)).toBe('Écrin · 4F7K-220M');
  });

  it.each([
    ['the text', { text: text.replace('là', 'ici') }],
    ['the comment', { signature: signature.replace('220M', '220N') }],
    ['the key', { publicKey: other.publicKey }],
    ['the signature', { signature: other.sign(text, 'Écrin · 4F7K-220M') }],
    ['the form of the signature', { signature: 'nothing' }],
    ['the form of the key', { publicKey: 'nothing' }],
  ])('given another %s, then it is altered', async (_what, change) => {
    expect(await checkMinisign({ text, signature, publicKey: key.publicKey, ...change })).toBe('altered');
  });

  it.skipIf(noMinisign !== null)(`given minisign itself, then it says the same of ours${unlessMinisign}`, async () => {
    await writeFile(file('certificate.json'), text);
    await writeFile(file('certificate.json.minisig'), signature);
    await writeFile(file('ours.pub'), key.publicKey);
    const { stdout } = await run('minisign', ['-Vm', file('certificate.json'), '-p', file('ours.pub')]);
    expect(stdout).toContain('Signature and comment signature verified');
    expect(stdout).toContain('Trusted comment: Écrin · 4F7K-220M');
    await writeFile(file('certificate.json'), text.replace('là', 'ici'));
    await expect(run('minisign', ['-Vm', file('certificate.json'), '-p', file('ours.pub')])).rejects.toThrow(
      'Signature verification failed',
    );
  });

  it.skipIf(noMinisign !== null)(
    `given a key and a signature of minisign, then they are read${unlessMinisign}`,
    async () => {
      await writeFile(file('theirs.txt'), text);
      await run('minisign', ['-G', '-W', '-f', '-p', file('theirs.pub'), '-s', file('theirs.key')]);
      await run('minisign', ['-S', '-l', '-s', file('theirs.key'), '-m', file('theirs.txt'), '-t', 'of a stranger']);
      const theirs = {
        signature: await readFile(file('theirs.txt.minisig'), 'utf8'),
        publicKey: await readFile(file('theirs.pub'), 'utf8'),
      };
      expect(await checkMinisign({ text, ...theirs })).toBe('genuine');
      expect(await checkMinisign({ text: `${text} `, ...theirs })).toBe('altered');
    },
  );
});
