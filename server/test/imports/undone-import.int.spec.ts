import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { registerClient } from '@ecrin/testing/kits/api-client.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { generatedAccounts, liveThrough, type Account } from './accounts.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', CLIENT_REQUESTS_PER_SECOND: '0' });
});
afterAll(() => server.remove());

const patiently = { timeout: 60_000 };
/** Two that have something of everything that a person can make. */
const [own, other] = generatedAccounts(200, 7).filter(
  ({ threads, goals, stories, thoughts }) =>
    threads.length > 0 && goals.length > 0 && stories.length > 0 && thoughts.some(({ thread }) => thread === 0),
);

/** What is in the file of an archive that says when it was made: all but that. */
const dataIn = (content: Buffer): string => {
  const { exportedAt: _made, ...data } = JSON.parse(content.toString()) as Readonly<Record<string, unknown>>;
  return JSON.stringify(data);
};

/** Lives through an account, and adds a picture to one of its thoughts. */
const personOf = async (account: Account | undefined) => {
  if (!account) throw new Error('none has something of everything');
  const client = await registerClient(server.url);
  const signedIn = { token: client.token, userId: client.clientId };
  const acts = importActsOf(server, signedIn);
  await liveThrough(client, { ...account, thoughts: account.thoughts.map((one) => ({ ...one, withoutAi: true })) });
  const [thoughtId = ''] = (await acts.thoughts()).items.map((one) => one.thoughtId);
  await pictureActsOf(server, signedIn).add(samplePicture('sea.jpg'), { thoughtId });

  const archive = async () => {
    const { url } = (await client.call('POST', '/export')).body;
    return new Uint8Array(await (await fetch(`${server.url}${String(url)}`)).arrayBuffer());
  };
  /** The hash of every file of its archive, and the name of every file that is stored for it. */
  const fingerprint = async () => {
    const files = [...readZip(Buffer.from(await archive()))].filter(([name]) => !name.startsWith('SHA256SUMS'));
    const stored = await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
    return [
      ...files.map(
        ([name, content]) => `${name} ${hash('sha256', name === 'ecrin.json' ? dataIn(content) : content, 'hex')}`,
      ),
      ...stored
        .filter((file) => file.isFile() && file.parentPath.includes(client.clientId))
        .map(({ parentPath, name }) => join(parentPath, name)),
    ].toSorted();
  };
  return { ...acts, archive, fingerprint, entries: account.thoughts.length };
};

describe('an import that is undone', () => {
  it('leaves an account with threads, goals, stories and pictures of its own as it was, to the last file', async () => {
    const [target, source] = [await personOf(own), await personOf(other)];
    const archive = await source.archive();
    const before = await target.fingerprint();
    expect(before.filter((name) => name.includes('thought-pictures')).length).toBeGreaterThan(0);

    const shown = await target.previewOf(archive, 'ecrin.zip');
    expect([shown.duplicates, shown.pictures]).toEqual([0, 1]);
    await target.start(shown.importId);
    await target.until('ended', source.entries);
    expect((await target.fingerprint()).length).toBeGreaterThan(before.length);
    await target.undo(shown.importId);
    await expect.poll(target.fingerprint, patiently).toEqual(before);
  }, 120_000);
});
