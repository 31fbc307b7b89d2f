import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGgufModel, type GgufModelParts } from '#adapters/language/gguf-model.ts';
import type { PublishedModel } from '#adapters/model-download/published-model.ts';

const weights = Buffer.from('weights of a model');
const sum = createHash('sha256').update(weights).digest('hex');

describe('a model in a GGUF file', () => {
  let dir = '';
  let server: Server;
  let asked = 0;
  let model: PublishedModel | null = null;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-gguf-'));
    asked = 0;
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-length': weights.length }).end(weights);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await model?.close();
    server.close();
    await rm(dir, { recursive: true });
  });
  const open = (parts: Partial<GgufModelParts>): PublishedModel => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/e5.gguf`;
    model = createGgufModel({
      givenFile: null,
      url,
      dir,
      sha256: null,
      leastMemory: 1_500_000_000,
      waitMs: () => 20,
      ...parts,
    });
    return model;
  };

  it('is downloaded once in the background, and verified', async () => {
    const first = open({ sha256: sum });
    expect(first.path()).toBeNull();
    await vi.waitFor(() =>
      expect(first.state()).toEqual({ status: 'ready', path: join(dir, 'model.gguf'), sha256: [sum] }),
    );
    expect(await readFile(first.path() ?? '')).toEqual(weights);
    await first.close();
    const again = open({});
    await vi.waitFor(() => expect(again.state()).toMatchObject({ status: 'ready' }));
    expect(asked).toBe(1);
  });
  it('with another checksum is not used', async () => {
    const reasons: string[] = [];
    const other = open({ sha256: '0'.repeat(64), onMissing: (reason) => reasons.push(reason) });
    await vi.waitFor(() => expect(other.state()).toMatchObject({ status: 'missing' }));
    expect(reasons).toEqual([expect.stringContaining('checksum differs')]);
  });
  it('that is given is not downloaded', async () => {
    const file = join(dir, 'mine.gguf');
    await writeFile(file, weights);
    expect(open({ givenFile: file }).state()).toEqual({ status: 'ready', path: file });
    expect(open({ givenFile: join(dir, 'none.gguf') }).state()).toMatchObject({ status: 'missing' });
    expect(asked).toBe(0);
  });
  it('that is given with a checksum is verified before it is used', async () => {
    const file = join(dir, 'mine.gguf');
    await writeFile(file, weights);
    const right = open({ givenFile: file, sha256: sum.toUpperCase() });
    expect(right.path()).toBeNull();
    await vi.waitFor(() => expect(right.state()).toEqual({ status: 'ready', path: file, sha256: [sum] }));
    await right.close();
    const wrong = open({ givenFile: file, sha256: '0'.repeat(64) });
    await vi.waitFor(() =>
      expect(wrong.state()).toMatchObject({ status: 'missing', reason: expect.stringContaining('checksum differs') }),
    );
  });
  it('is not downloaded where it is turned off, or memory is short', () => {
    const onMissing = vi.fn<(reason: string) => void>();
    expect(open({ url: null, onMissing }).state()).toEqual({
      status: 'missing',
      reason: 'it is turned off',
      isOff: true,
    });
    expect(onMissing).not.toHaveBeenCalled();
    expect(open({ memory: 1e9, onMissing }).state()).toMatchObject({ status: 'missing' });
    expect(open({ givenFile: import.meta.filename, memory: 1e9 }).state()).toMatchObject({ status: 'missing' });
    expect(onMissing.mock.calls).toEqual([[expect.stringContaining('1.5 GB')]]);
    expect(asked).toBe(0);
  });
});
