import { spawnSync } from 'node:child_process';
import { thoughtCardModel, thoughtDetailModel } from '@ecrin/projections';
import { expect } from 'vitest';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { untilIdle } from '#kits/until-idle.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { write, type Ledger } from './concurrent-writers.ts';
import { documentsOf, storedEventCounts } from './stored-state-oracle.ts';

/** Acknowledged ⇒ exactly once; retried with the same key ⇒ exactly once; nothing that was not sent. */
export const expectExactlyOnce = async (server: ServerProcess, ledger: Ledger): Promise<void> => {
  const created = await storedEventCounts(server.dataDir);
  const wrong = [...ledger.acknowledged.keys()].filter((thoughtId) => created.get(thoughtId) !== 1);
  expect({ notThereExactlyOnce: wrong }).toEqual({ notThereExactlyOnce: [] });
  expect([...created.values()].filter((times) => times !== 1)).toEqual([]);
};

/** The effect of a workflow: each acknowledged thought was understood, and once. */
const expectUnderstoodOnce = async ({ dataDir }: ServerProcess, ledger: Ledger): Promise<void> => {
  const understood = await storedEventCounts(dataDir, ['ThoughtUnderstood']);
  const wrong = [...ledger.acknowledged.keys()].filter((thoughtId) => understood.get(thoughtId) !== 1);
  expect({ notUnderstoodExactlyOnce: wrong }).toEqual({ notUnderstoodExactlyOnce: [] });
};

export const expectModelsEqualRebuilt = async ({ dataDir }: ServerProcess): Promise<void> => {
  const read = async () =>
    [await documentsOf(dataDir, thoughtCardModel), await documentsOf(dataDir, thoughtDetailModel)] as const;
  const before = await read();
  const program = new URL('../../../../server/src/cli/projections-command.ts', import.meta.url).pathname;
  const rebuilt = spawnSync(process.execPath, [program, 'rebuild'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect({ status: rebuilt.status, errors: rebuilt.stderr }).toEqual({ status: 0, errors: '' });
  expect(await read()).toEqual(before);
};

/** Writes one more, and waits until both models include it and everything that workflows had still to do. */
export const writeLast = async (server: ServerProcess, client: ApiClient, ledger: Ledger): Promise<void> => {
  const last = writtenThought('Après');
  await write(client, last, ledger);
  const isThere = async (): Promise<boolean> => {
    const [list, detail] = [
      await client.call('GET', '/thoughts'),
      await client.call('GET', `/thoughts/${last.thoughtId}`),
    ];
    return detail.status === 200 && JSON.stringify(list.body).includes(last.thoughtId);
  };
  await pollUntil(isThere);
  await untilIdle(server.url);
};

/** All of it, with no server running. */
export const expectNothingLost = async (server: ServerProcess, ledger: Ledger): Promise<void> => {
  await expectExactlyOnce(server, ledger);
  await expectUnderstoodOnce(server, ledger);
  await expectModelsEqualRebuilt(server);
};
