import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { clientProfileModel, projections, thoughtCardModel, thoughtDetailModel } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manageProjections } from '../../src/cli/manage-projections.ts';

describe('managing read models', () => {
  let embedded: EmbeddedStores;
  let output: string[];
  beforeEach(async () => {
    embedded = await openEmbeddedStores();
    output = [];
  });
  afterEach(() => embedded.dispose());
  const manage = (...words: readonly string[]) =>
    manageProjections({ ...embedded, say: (line) => output.push(line) }, words);

  it('lists each with version, checkpoint, documents and parked streams', async () => {
    await (
      await embedded.models.open(clientProfileModel)
    ).commit({
      checkpoint: 4,
      writes: [],
      park: [
        {
          stream: 'client-a',
          position: 3,
          revision: 2,
          reason: 'TypeError in ClientRegistered',
          parkedAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    });
    await manage();
    const waiting =
      'checkpoint 4  documents 0  parked 1\n  client-a waits at revision 2 since 2026-01-01T00:00:00.000Z: TypeError in ClientRegistered';
    expect(output).toEqual(
      projections.map(
        ({ model: { name, version } }) =>
          `${name}  version ${version}  ${name === clientProfileModel.name ? waiting : 'checkpoint none  documents 0  parked 0'}`,
      ),
    );
  });

  it('rebuilds one, or all', async () => {
    const { position } = await embedded.record(`thought-${written.data.thoughtId}`, written.data.ownerId, [written]);
    await manage('rebuild', 'thought-card');
    expect(output).toEqual([
      `thought-card  version ${thoughtCardModel.version}  checkpoint ${position}  documents 1  parked 0`,
    ]);
    await manage('rebuild');
    expect(output).toHaveLength(1 + projections.length);
  });

  it.each([['rebuild', 'nothing'], ['destroy'], ['list', 'thought-card'], ['rebuild', 'thought-card', 'now']])(
    'refuses %s %s',
    (...words) => expect(manage(...words)).rejects.toThrow(projections.map(({ model }) => model.name).join(', ')),
  );
});

describe('npm run projections', () => {
  const run = (dir: string, ...words: readonly string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const program = join(import.meta.dirname, '../../src/cli/projections-command.ts');
      const child = execFile(
        process.execPath,
        [program, ...words],
        { env: { ...process.env, DATA_DIR: dir, MASTER_KEY: '' } },
        (_fault, out, err) => resolve({ code: child.exitCode ?? 1, output: `${out}${err}` }),
      );
    });

  it('works on a folder of its own, and refuses with a message while a server uses it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'projections-'));
    try {
      expect(await run(dir, 'rebuild')).toMatchObject({
        code: 0,
        output: expect.stringContaining(`thought-detail  version ${thoughtDetailModel.version}  `),
      });
      const lock = lockDataDir(dir);
      expect(await run(dir)).toEqual({
        code: 1,
        output: expect.stringMatching(/^The data folder .* is in use by another Écrin process\..*\n$/u),
      });
      lock.release();
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
