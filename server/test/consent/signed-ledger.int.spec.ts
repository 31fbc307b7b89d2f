import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { archiveVerifier } from '@ecrin/command-api';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCertificateKey } from '#erasure/proof/certificate-key.ts';
import { registerTestClient, startTestServer, type TestServer } from '../server.fixtures.ts';

const runFile = promisify(execFile);
let [server, folder]: [TestServer, string] = [] as never;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections' });
  folder = await mkdtemp(join(tmpdir(), 'ecrin-ledger-'));
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

/** What the program that is in the archive says of a file. */
const checked = async (content: Uint8Array, key: string): Promise<string> => {
  const file = join(folder, 'registre.zip');
  await writeFile(file, content);
  const { stdout } = await runFile(process.execPath, [archiveVerifier.pathname, file, '--key', key]).catch(
    (fault: { stdout: string }) => fault,
  );
  return stdout;
};

it('the ledger is downloaded signed by the key of certificates; one changed letter is told', async () => {
  const { token } = await registerTestClient(server, 'claire');
  const answer = await fetch(`${server.url}/api/client/sendings/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/ecrin-registre-\d{4}-\d\d-\d\d\.zip/u);
  const content = Buffer.from(await answer.arrayBuffer());
  const masterKey = openMasterKey({ dir: server.dataDir, fromEnvironment: null });
  const key = openCertificateKey(masterKey).publicKey.trim().split('\n').at(-1) ?? '';
  expect([...readZip(content).keys()][0]).toBe('Registre des envois.csv');
  expect(await checked(content, key)).toMatch(/^Intact \/ whole/u);
  const at = content.indexOf('"purpose"');
  expect(at).toBeGreaterThan(0);
  content[at + 1] = (content[at + 1] ?? 0) + 1;
  expect(await checked(content, key)).toContain('Modifié / changed: Registre des envois.csv');
});
