import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  erasurePlaces,
  type CertifiedDevice,
  type SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { noMinisign, unlessMinisign } from '@ecrin/testing/kits/minisign.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';

const runFile = promisify(execFile);
const program = fileURLToPath(new URL('../../src/cli/verify-certificate-command.ts', import.meta.url));

describe('npm run verify-certificate', () => {
  let folder = '';
  let publicKey = '';
  const file = (name: string) => join(folder, name);
  const verify = (args: readonly string[], DATA_DIR = file('data')) =>
    runFile(process.execPath, [program, ...args], { env: { ...process.env, DATA_DIR } }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-certificate-'));
    const masterKey = openMasterKey({ dir: file('data'), fromEnvironment: null });
    const proof = createErasureProof({
      config: readConfig({ DATA_DIR: file('data'), ROLES: '' }).shared,
      stores: {
        masterKey,
        events: { readAll: async function* () {} },
        storedEvents: { readStream: async function* () {} },
      },
    });
    publicKey = proof.publicKey;
    const issue = async (
      name: string,
      changed: Partial<SearchedPlace> = {},
      devices: readonly CertifiedDevice[] | null = null,
    ) => {
      const at = '2026-11-28T10:00:00.000Z';
      const places = erasurePlaces.map((place) => ({ place, bytes: 10, found: 0, reason: null }));
      const { certificate, signature } = proof.sign({
        number: '4F7K-220M',
        askedAt: at,
        askedBy: 'person',
        keyFingerprint: null,
        keyDestroyedAt: at,
        searchedAt: at,
        marks: { fragments: 1, ids: 1 },
        devices,
        places: places.map((one) => (one.place === changed.place ? { ...one, ...changed } : one)),
      });
      await writeFile(file(name), certificate);
      await writeFile(file(`${name}.minisig`), signature);
      return certificate;
    };
    const certificate = await issue('certificate.json');
    await issue('open.json', { place: 'backups', found: null, reason: 'unreachable' });
    await issue('left.json', { place: 'outbox', found: 3 });
    await issue('devices.json', {}, [
      { receipt: 'a', clearedAt: null },
      { receipt: 'b', clearedAt: '2026-11-28T11:00:00.000Z' },
      { receipt: 'c', clearedAt: null },
    ]);
    await issue('altered.json');
    await writeFile(file('altered.json'), certificate.replace('"found": 0', '"found": 1'));
    await writeFile(file('ours.pub'), publicKey);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('given a certificate of this server, then it says that it is genuine and whole, and of when', async () => {
    const { code, said } = await verify([file('certificate.json')]);
    expect(said).toMatch(
      /^Certificate 4F7K-220M of 2026-11-28T10:00:00\.000Z is genuine \(Écrin [\d.]+\) and whole: nothing was left in any of the 14 places that were searched\.\n$/u,
    );
    expect(code).toBe(0);
  });

  it('given the key alone, then no server is needed', async () => {
    const line = publicKey.split('\n')[1] ?? '';
    for (const key of [line, file('ours.pub')])
      expect(await verify([file('certificate.json'), '--key', key], file('nowhere'))).toMatchObject({ code: 0 });
    expect(await verify([file('certificate.json')], file('nowhere'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no master.key'),
    });
  });

  it.each([
    ['open.json', 'but it is not whole: backups (unreachable).'],
    ['left.json', 'but it is not whole: outbox (3 found).'],
    ['devices.json', 'but it is not whole: devices (2 of 3 not seen yet).'],
    ['altered.json', 'is not genuine: it was changed, or another key than this one signed it.'],
    ['missing.json', 'cannot be read.'],
  ])('given %s, then it says %s', async (name, sentence) => {
    expect(await verify([file(name)])).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  });

  it('given no file, then how it is used', async () => {
    expect(await verify([])).toMatchObject({ code: 2, said: expect.stringContaining('-- FILE [--key PUBLICKEY]') });
  });

  it.skipIf(noMinisign !== null)(`given minisign of the machine, then it says the same${unlessMinisign}`, async () => {
    const byMinisign = (name: string) => runFile('minisign', ['-Vm', file(name), '-p', file('ours.pub')]);
    expect((await byMinisign('certificate.json')).stdout).toContain('Signature and comment signature verified');
    await expect(byMinisign('altered.json')).rejects.toThrow('Signature verification failed');
  });
});
