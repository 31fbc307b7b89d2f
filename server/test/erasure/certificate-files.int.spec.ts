import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { certificateFiles, type CertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import { erasurePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { newEvent, openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { noMinisign, unlessMinisign } from '@ecrin/testing/kits/minisign.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCertificateKey, type CertificateKey } from '#erasure/proof/certificate-key.ts';
import { writeCertificate } from '#erasure/proof/write-certificate.ts';
import { sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';

const run = promisify(execFile);
const verifier = fileURLToPath(new URL('../../src/cli/verify-certificate-command.ts', import.meta.url));
const at = '2026-11-26T20:02:10.000Z';
/** A certificate that is as it was signed, one that is not, one that is not there. */
const [genuine, altered, waiting] = ['4F7K-220M', '4F7K-220N', '4F7K-220P'] as const;

describe('the files of a certificate of erasure', () => {
  let server: TestServer;
  let folder = '';
  let key: CertificateKey;
  const fetchFile = (number: string, file: string, code = key.codeFor(number)) =>
    fetch(`${server.url}/api/client/erasures/${number}/files/${file}`, { headers: { [erasureCodeHeader]: code } });
  const contentOf = async (file: CertificateFile) => {
    const answer = await fetchFile(genuine, file);
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };

  const certify = async (): Promise<void> => {
    const { events, closeEvents } = openEmbeddedEvents(server.dataDir);
    for (const number of [genuine, altered, waiting]) {
      const part = { thoughtIds: ['t1', 't2'], sounds: [] };
      const places = erasurePlaces.map((place) => ({ place, bytes: 4_200, found: 0, reason: null }));
      const facts = {
        number,
        askedAt: at,
        keyDestroyedAt: at,
        searchedAt: at,
        places,
        keyFingerprint: null,
        devices: null,
      };
      const certificate = writeCertificate(
        { ...facts, askedBy: 'person', marks: { fragments: 41, ids: 2 }, part: { ...part, quotations: 3, keys: [] } },
        'Écrin 1.4.0',
      );
      const signature = key.sign(certificate, `Écrin 1.4.0, ${number}, ${at}`);
      const asked: DomainEvent = {
        type: 'ThoughtErasureAsked',
        data: { ...part, number, clientId: 'claire', erasureId: number, askedAt: at, by: 'person' },
        private: null,
      };
      const kept = number === altered ? certificate.replace('41', '42') : certificate;
      const certified: DomainEvent = {
        type: 'ErasureCertified',
        data: { number, certificate: kept, signature, certifiedAt: at },
        private: null,
      };
      const told = number === waiting ? [asked] : [asked, certified];
      await events.append(
        `erasure-${number}`,
        'any',
        told.map((fact) => newEvent(fact, 'system', at)),
      );
    }
    await closeEvents();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-files-'));
    server = await startTestServer({ ROLES: 'api,projections', BACKUPS_TO: 'off' });
    key = openCertificateKey(openMasterKey({ dir: server.dataDir, fromEnvironment: null }));
    await server.restart(certify);
    for (const file of certificateFiles) await writeFile(join(folder, file), await contentOf(file));
    await writeFile(join(folder, 'minisign.pub'), key.publicKey);
    const changed = Buffer.from(await contentOf('certificate-fr.pdf'));
    changed.write('4F7K-220X', changed.indexOf('4F7K-220M'));
    await writeFile(join(folder, 'changed.pdf'), changed);
    await writeFile(join(folder, 'changed.pdf.minisig'), await contentOf('certificate-fr.pdf.minisig'));
  }, 60_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['certificate.json', 'certificate-fr.pdf', 'certificate-en.pdf'] as const)(
    'given %s, then it is signed by the key of the service, and made again it is the same',
    async (file) => {
      const content = await contentOf(file);
      const signature = new TextDecoder().decode(await contentOf(`${file}.minisig`));
      expect(await checkMinisign({ text: content, signature, publicKey: key.publicKey })).toBe('genuine');
      expect(signature).toContain(`trusted comment: Écrin 1.4.0, ${genuine}, ${at}\n`);
      await server.restart();
      expect(Buffer.compare(content, await contentOf(file))).toBe(0);
    },
  );

  it('given the PDF, then it has the figures of the certificate, in the language that was asked for', async () => {
    const answer = await fetchFile(genuine, 'certificate-en.pdf');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="certificate-en.pdf"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { text, language } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const words = text.join(' ').replaceAll(/\s+/gu, ' ');
    expect(language).toBe('en-GB');
    expect(words).toContain('Erased 2 thoughts, quoted 3 times');
    expect(words).toContain('Sought 41 fragments, 2 identifiers, in 58,800 bytes');
    expect(words).toContain(`begins with ${key.codeFor(genuine).slice(0, 4)}.`);
  });

  it.each(['certificate.json', 'certificate-fr.pdf', 'certificate-en.pdf'])(
    'given %s with its signature, then `npm run verify-certificate` says that it is genuine and whole',
    async (file) => {
      const { stdout } = await run(process.execPath, [verifier, join(folder, file), '--key', key.publicKey]);
      expect(stdout).toContain(`Certificate ${genuine} of ${at} is genuine (Écrin 1.4.0) and whole`);
    },
  );

  it('given a PDF that was changed, then it says that it is not genuine', async () => {
    const checked = run(process.execPath, [verifier, join(folder, 'changed.pdf'), '--key', key.publicKey]);
    await expect(checked).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('is not genuine') });
  });

  it.skipIf(noMinisign !== null)(`given minisign of the machine, then it says the same${unlessMinisign}`, async () => {
    const byMinisign = (file: string) =>
      run('minisign', ['-Vm', join(folder, file), '-p', join(folder, 'minisign.pub')]);
    for (const file of ['certificate.json', 'certificate-fr.pdf', 'certificate-en.pdf'])
      expect((await byMinisign(file)).stdout).toContain('Signature and comment signature verified');
    await expect(byMinisign('changed.pdf')).rejects.toThrow('Signature verification failed');
  });

  it('given a wrong code, then it answers like a number that does not exist', async () => {
    const answers = [
      await sendRequest(server, `GET /api/client/erasures/${genuine}/files/certificate-fr.pdf`),
      await sendRequest(server, 'GET /api/client/erasures/0000-0000/files/certificate-fr.pdf'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    [altered, 'client.certificate-altered'],
    [waiting, 'client.certificate-not-issued'],
  ])('given %s, then no file is made of it: %s', async (number, code) => {
    for (const file of certificateFiles) {
      const answer = await fetchFile(number, file);
      expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code })]);
    }
  });
});
