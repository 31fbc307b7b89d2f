import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AskedExport } from '@ecrin/contracts/export/export.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { pictureActsOf } from './picture-acts.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', CLIENT_REQUESTS_PER_SECOND: '0' });
});
afterAll(() => server.remove());

const person = async (name: string) => {
  const client = await registerTestClient(server, name);
  const acts = pictureActsOf(server, client);
  const book = async (bookWith: NonNullable<AskedExport['bookWith']>) => {
    const choice: AskedExport = { forms: ['book'], bookWith };
    const outlook = await sendRequest(server, 'POST /api/client/export/outlook', { token: client.token, body: choice });
    const { body } = await sendRequest(server, 'POST /api/client/export', { token: client.token, body: choice });
    const answer = await fetch(`${server.url}${(body as Readonly<{ url: string }>).url}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      ...(await readPdf(bytes)),
      bytes: bytes.length,
      said: (outlook.body as Readonly<{ bytes: number }>).bytes,
    };
  };
  /** Two thoughts with three pictures, one of them without words. */
  const told = async () => {
    const worded = await acts.write('Le phare, un soir.');
    await acts.add(samplePicture('sea.jpg'), { thoughtId: worded, alt: 'Le phare rouge' });
    await acts.add(samplePicture('sea.heic'), { thoughtId: worded });
    const pictureId = systemIds.next();
    const wordless = await acts.write('', [pictureId]);
    await acts.add(samplePicture('sea.webp'), { thoughtId: wordless, alt: 'La mer' }, pictureId);
    const ready = async () =>
      (await Promise.all([worded, wordless].map(acts.find))).flatMap(({ pictures }) =>
        pictures.filter((picture) => picture.ready),
      );
    await expect.poll(ready).toHaveLength(3);
  };
  /** Whatever is stored of them in files. */
  const damageFiles = async () => {
    const all = await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
    for (const { parentPath, name: file } of all.filter((one) => one.isFile()))
      if (parentPath.includes(client.userId)) await writeFile(join(parentPath, file), 'no longer what was sealed');
  };
  return { book, told, damageFiles };
};

describe('pictures in a book of one’s own thoughts', () => {
  it('are printed where they are wanted, those of a thought without words too', async () => {
    const claire = await person('claire');
    await claire.told();
    const [plain, pictured] = [await claire.book([]), await claire.book(['pictures'])];
    expect([plain.tags.includes('Figure'), plain.tags.filter((tag) => tag === 'H3').length]).toEqual([false, 1]);
    expect(pictured.alts).toEqual(['Le phare rouge', 'Une image', 'La mer']);
    expect(pictured.tags.filter((tag) => tag === 'H3')).toHaveLength(2);
    expect(pictured.bytes).toBeGreaterThan(plain.bytes + 3 * 1_000);
    expect(pictured.said).toBeGreaterThan(plain.said);
  });

  it('that cannot be read leave a line, and the book is made', async () => {
    const maud = await person('maud');
    await maud.told();
    await maud.damageFiles();
    const { text, alts } = await maud.book(['pictures']);
    expect(alts).toEqual([]);
    expect(text.join(' ').match(/Une image d’ici n’a pas pu être lue\./gu)).toHaveLength(3);
  });
});
