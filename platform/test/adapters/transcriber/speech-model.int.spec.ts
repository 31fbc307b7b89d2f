import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedModelState } from '#adapters/model-download/published-model.ts';
import {
  createSpeechModel,
  publishedFiles,
  type SpeechModel,
  type SpeechModelParts,
} from '#adapters/transcriber/speech-model.ts';

const contents = new Map(
  publishedFiles.map((name, index) => [`/model/${name}`, Buffer.alloc(300_000 - index * 100_000, `${name} `)]),
);
const sums = [...contents.values()].map((content) => createHash('sha256').update(content).digest('hex'));

type Answer = (request: IncomingMessage, response: ServerResponse, content: Buffer) => void;

/** Serves the whole, or the rest of the same version. */
const serving: Answer = ({ headers }, response, content) => {
  const from = headers['if-range'] === '"v1"' ? Number(/bytes=(\d+)-/u.exec(headers.range ?? '')?.[1] ?? 0) : 0;
  const range = from > 0 ? { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` } : {};
  response
    .writeHead(from > 0 ? 206 : 200, { etag: '"v1"', 'content-length': content.length - from, ...range })
    .end(content.subarray(from));
};
const silent: Answer = (_request, response, content) => {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, 10));
};
const refusing =
  (status: number): Answer =>
  (_request, response) =>
    void response.writeHead(status).end('no');

/** Answers each file's requests in turn; the last answer is repeated. */
const serve = async (...answers: readonly Answer[]) => {
  const asked: { path: string; range: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const turn = asked.filter((earlier) => earlier.path === path).length;
    asked.push({ path, range: request.headers.range });
    const content = contents.get(path);
    const answer = answers[Math.min(turn, answers.length - 1)];
    if (content && answer) answer(request, response, content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/model` };
};

describe('downloading the speech model', () => {
  let dir = '';
  const open: { close: () => unknown }[] = [];
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-model-'));
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await rm(dir, { recursive: true });
  });

  const supply = (parts: Partial<SpeechModelParts>): SpeechModel => {
    const model = createSpeechModel({
      givenDir: null,
      url: 'http://127.0.0.1:9/',
      dir: join(dir, 'speech-model'),
      sha256: null,
      waitMs: () => 30,
      silenceMs: 20_000,
      ...parts,
    });
    open.push(model);
    return model;
  };
  const from = async (...answers: readonly Answer[]) => {
    const { server, asked, url } = await serve(...answers);
    open.push({
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    return { asked, url };
  };
  const ready = (model: SpeechModel) =>
    new Promise<void>((resolve) => {
      model.onReady(resolve);
    });
  const fetched = () => Promise.all(publishedFiles.map((name) => readFile(join(dir, 'speech-model', name))));
  /** Sends a part, and disconnects once that is on disk. */
  const cutting =
    (bytes: number): Answer =>
    async ({ url = '' }, response, content) => {
      response.writeHead(200, { etag: '"v1"', 'content-length': content.length }).write(content.subarray(0, bytes));
      const part = join(dir, 'speech-model', `${basename(url)}.part`);
      while (!response.destroyed && (await stat(part).catch(() => ({ size: 0 }))).size < bytes) await pause(5);
      response.destroy();
    };
  /** With its reported state before each retry. */
  const watched = (parts: Partial<SpeechModelParts>) => {
    const states: PublishedModelState[] = [];
    const model: SpeechModel = supply({
      ...parts,
      waitMs: () => {
        states.push(model.state());
        return 30;
      },
    });
    return { model, states };
  };

  it('downloads the three files and reports it once', async () => {
    const { url } = await from(serving);
    const model = supply({ url, sha256: sums });
    expect([model.state(), model.path(), model.delay()]).toEqual([
      { status: 'on-its-way', percent: 0 },
      null,
      'model-on-its-way',
    ]);

    await ready(model);

    expect([model.state(), model.delay()]).toEqual([
      {
        sha256: Array(3).fill(expect.stringMatching(/^[\da-f]{64}$/u)),
        status: 'ready',
        path: join(dir, 'speech-model'),
      },
      null,
    ]);
    expect(await fetched()).toEqual([...contents.values()]);
    expect((await readdir(join(dir, 'speech-model'))).toSorted()).toEqual(
      publishedFiles.flatMap((name) => [name, `${name}.sha256`]).toSorted(),
    );
  });

  it('resumes where the connection was cut', async () => {
    const { asked, url } = await from(cutting(70_000), serving);

    await ready(supply({ url, sha256: sums }));

    expect(await fetched()).toEqual([...contents.values()]);
    expect(asked.flatMap(({ range }) => range ?? [])).toEqual(publishedFiles.map(() => 'bytes=70000-'));
  });

  it('resumes after a restart of the server', async () => {
    const { asked, url } = await from(cutting(70_000), refusing(503), serving);
    const first = supply({ url, waitMs: () => 60_000 });
    await expect.poll(() => first.state().status).toBe('missing');
    await first.close();

    await ready(supply({ url, sha256: sums }));

    expect(await fetched()).toEqual([...contents.values()]);
    expect(asked.filter(({ range }) => range !== undefined).length).toBeGreaterThanOrEqual(3);
  });

  it('starts over when the file has changed meanwhile', async () => {
    const changed: Answer = (_request, response, content) =>
      response.writeHead(200, { etag: '"v2"', 'content-length': content.length }).end(content);
    const { url } = await from(cutting(70_000), changed);

    await ready(supply({ url, sha256: sums }));

    expect(await fetched()).toEqual([...contents.values()]);
  });

  it('discards files with the wrong checksum, and retries', async () => {
    const forged: Answer = (_request, response, content) =>
      response.writeHead(200, { 'content-length': content.length }).end(Buffer.alloc(content.length, 'x'));
    const { url } = await from(forged, serving);
    const { model, states } = watched({ url, sha256: sums });
    await ready(model);

    expect(states[0]).toMatchObject({ status: 'missing', reason: expect.stringContaining('checksum') as string });
    expect(await fetched()).toEqual([...contents.values()]);
  });

  describe('files of an earlier start', () => {
    const forged: Answer = (_request, response, content) =>
      response.writeHead(200, { 'content-length': content.length }).end(Buffer.alloc(content.length, 'x'));
    /** A first start that downloaded everything. */
    const downloaded = async (answer: Answer = serving) => {
      const first = supply(await from(answer));
      await ready(first);
      await first.close();
    };
    const damage = () => writeFile(join(dir, 'speech-model', publishedFiles[0]), 'damaged');

    it('are verified and used without a request', async () => {
      await downloaded();
      const { asked, url } = await from(serving);
      await ready(supply({ url }));
      expect(asked).toEqual([]);
    });

    it('are downloaded again when they no longer have the sum of the first download', async () => {
      await downloaded();
      await damage();
      const { asked, url } = await from(serving);
      await ready(supply({ url }));
      expect([await fetched(), asked.length]).toEqual([[...contents.values()], 1]);
    });

    it('are not replaced by a file with another sum than that of the first download', async () => {
      await downloaded();
      await damage();
      const { model, states } = watched(await from(forged, serving));
      await ready(model);
      expect(states[0]).toMatchObject({ status: 'missing', reason: expect.stringContaining('checksum') as string });
      expect(await fetched()).toEqual([...contents.values()]);
    });

    it('must have the sum that is given: it counts more than that of the first download', async () => {
      await downloaded(forged);
      await ready(supply({ ...(await from(serving)), sha256: sums }));
      expect(await fetched()).toEqual([...contents.values()]);
    });
  });

  it('is not begun on a disk that is too small, and says why', async () => {
    let free = 1_000_000;
    const told: string[] = [];
    const { model, states } = watched({
      ...(await from(serving)),
      freeSpace: async () => free,
      onMissing: (reason) => void told.push(reason),
    });
    await expect.poll(() => states.length).toBeGreaterThan(publishedFiles.length);
    expect(told.length).toBeLessThan(states.length);
    expect(told[0]).toContain('1 MB of disk are free');
    expect(states[0]).toMatchObject({ reason: expect.stringContaining('1 MB of disk are free') as string });
    expect((await readdir(join(dir, 'speech-model'))).filter((name) => /\.part$|\.onnx$/u.test(name))).toEqual([]);
    free = 1_000_000_000;
    await ready(model);
  });

  it.each([
    ['a page that is not there', refusing(404), 'answered 404'],
    ['a server in trouble', refusing(500), 'answered 500'],
    ['a stalled connection', silent, 'stalled'],
  ])('reports why on %s, and keeps retrying', async (_what, answer, reason) => {
    const { url } = await from(answer, serving);
    const { model, states } = watched({ url, ...(answer === silent ? { silenceMs: 300 } : {}) });
    await ready(model);

    expect(states[0]).toMatchObject({ status: 'missing', reason: expect.stringContaining(reason) as string });
  });

  it('does not block when there is no network', async () => {
    const model = supply({});
    expect(model.state().status).toBe('on-its-way');
    await expect.poll(() => model.state().status).toBe('missing');
    expect([model.path(), model.delay()]).toEqual([null, 'model-missing']);
  });

  it('makes no request when the folder is configured', async () => {
    await Promise.all(
      ['encoder.int8.onnx', 'decoder.int8.onnx', 'tokens.txt'].map((name) => writeFile(join(dir, name), 'x')),
    );
    const { asked, url } = await from(serving);
    const model = supply({ url, givenDir: dir });
    await ready(model);
    expect([model.path(), asked]).toEqual([dir, []]);
  });

  it('reports which files a configured folder lacks', () => {
    expect(supply({ givenDir: dir }).state()).toMatchObject({
      status: 'missing',
      reason: expect.stringContaining(dir) as string,
    });
  });

  it('backs off with each failure', async () => {
    const waits: number[] = [];
    const model = supply({
      waitMs: (failures) => {
        waits.push(failures);
        return 10;
      },
    });
    await expect.poll(() => waits.length).toBeGreaterThan(2);
    await model.close();
    expect(waits.slice(0, 3)).toEqual([1, 2, 3]);
  });
});
