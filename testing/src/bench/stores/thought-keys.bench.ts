import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { destroyThoughtKeys, sealingKeyOf } from '@ecrin/platform/crypto/owner-keys.ts';
import { registerClient } from '#kits/api-client.ts';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, median, type BenchRow } from '../kit/bench-row.ts';
import { creating, timesOf } from '../kit/requests.ts';

const [rounds, creations, keys] = [7, 300, 2_000] as const;
/** As much as a person takes away in years. */
const erasedBefore = 500;
const content = 'Train presque vide ce matin. J’ai regardé les champs sous la brume sans rien écouter. '.repeat(3);

/** What a key in a stream of a thought takes longer than one in any other, in ms. */
const keyMs = async ({ vault }: EmbeddedStores, ownerId: string): Promise<number> => {
  const taken = async (category: string): Promise<number> => {
    const streams = Array.from({ length: keys }, () => `${category}-${systemIds.next()}`);
    const start = performance.now();
    for (const stream of streams) await sealingKeyOf(vault, ownerId, stream);
    return (performance.now() - start) / keys;
  };
  const longer = [];
  for (let round = 0; round < rounds; round += 1) longer.push((await taken('thought')) - (await taken('note')));
  return median(longer);
};

/** Until one is answered, over HTTP on one connection, in ms. */
const createdMs = async (): Promise<readonly number[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const person = { url: server.url, token: (await registerClient(server.url)).token };
    const figures = [];
    for (let round = 0; round <= rounds; round += 1) {
      figures.push(
        median(
          await timesOf(
            person,
            creating(() => content),
            creations,
          ),
        ),
      );
      await untilIdle(server.url);
    }
    return figures.slice(1);
  } finally {
    await server.remove();
  }
};

/** What creating a thought takes longer as each has a key of its own: of somebody who has erased nothing, and of somebody who has erased much. */
export const benchThoughtKeys = async (): Promise<readonly BenchRow[]> => {
  const stores = await openEmbeddedStores();
  const [anew, often] = [systemIds.next(), systemIds.next()];
  try {
    await sealingKeyOf(stores.vault, often, `thought-${systemIds.next()}`);
    await destroyThoughtKeys(
      stores.vault,
      often,
      Array.from({ length: erasedBefore }, () => systemIds.next()),
    );
    const ours = await createdMs();
    const rowOf = async (name: string, ownerId: string): Promise<BenchRow> => {
      const key = await keyMs(stores, ownerId);
      return benchRow(
        { name, bar: 1.05, better: 'at-most', unit: 'ms' },
        { ours, reference: ours.map((ms) => ms - key) },
      );
    };
    return [
      await rowOf('create a thought with a key of its own ÷ without', anew),
      await rowOf(`the same, ${erasedBefore} thoughts erased before`, often),
    ];
  } finally {
    await stores.dispose();
  }
};
