import { setTimeout as pause } from 'node:timers/promises';
import { thoughtCardModel } from '@ecrin/projections';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyLedger, write, type Ledger } from '#crash/server/concurrent-writers.ts';
import { writtenThought } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { MainProcess } from '#servers/main-process.ts';
import {
  waitForModels,
  waitUntilAnalysed,
  listSince,
  registerAtBothApis,
  resendUntilAcknowledged,
  type ClientPair,
  fleetWorkload,
} from './fleet-client.ts';
import { documentsInFleet, rebuildDocumentsFromFleet, thoughtEventCountsInFleet } from './fleet-oracle.ts';
import type { Fleet, FleetRole } from './start-fleet.ts';

const { kills, thoughts } = fleetWorkload;
/** Far more than the lease and its next try (see the spec of `runWithLease`): eleven processes share two cores here. */
const takeOver = { timeoutMs: 60_000, what: 'another process that updates the model' } as const;

/** Last of all: it leaves no process of the fleet running. */
export const processCrashCases = (fleet: () => Fleet): void => {
  describe('processes of a fleet are killed', () => {
    let both: ClientPair;
    const ledger = emptyLedger();
    beforeAll(async () => {
      both = await registerAtBothApis(fleet());
    });

    it('a model is updated by another process when its own is killed', async () => {
      // A process that is killed within a transaction leaves its documents locked until the server ends that, after a minute.
      await waitForModels(fleet());
      const victim = await moving(fleet());
      await victim.kill();
      try {
        const thought = writtenThought('Qui la montre ?');
        const {
          body: { position },
        } = await both[0].call('POST', '/thoughts', { body: thought });
        await pollUntil(
          async () => JSON.stringify((await listSince(both[1], position)).body).includes(thought.thoughtId),
          takeOver,
        );
      } finally {
        await victim.start();
      }
    });

    it(`${thoughts} thoughts through both APIs, ${kills} kills: nothing is lost or duplicated`, async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        const victim = await victimOf(fleet(), kill);
        const writing = writeSome(both, ledger, Math.ceil(thoughts / kills));
        await pause(Math.random() * 400);
        await victim.kill();
        await writing;
        await victim.start();
        // No other process may end because one was killed.
        expect(
          Object.values(fleet().processes)
            .flat()
            .filter((one) => !one.alive())
            .map((one) => one.output().slice(-2_000)),
        ).toEqual([]);
      }
      await resendUntilAcknowledged(both[0], ledger);
      expect(ledger.acknowledged.size).toBeGreaterThanOrEqual(thoughts);
      await waitUntilAnalysed(both[1], ledger, 240_000);
      const { created, analysed } = await thoughtEventCountsInFleet(fleet());
      const wrong = [...ledger.acknowledged.keys()].filter(
        (thoughtId) => created.get(thoughtId) !== 1 || analysed.get(thoughtId) !== 1,
      );
      expect({ notThereExactlyOnce: wrong }).toEqual({ notThereExactlyOnce: [] });
      expect([...created.values(), ...analysed.values()].filter((times) => times !== 1)).toEqual([]);
    }, 900_000);

    it('read models equal those of the embedded server for the same events', async () => {
      // A thought that was not acknowledged may still be analysed: nothing has waited for that one.
      for (const one of fleet().processes.workflows) await one.stop();
      await waitForModels(fleet());
      for (const one of Object.values(fleet().processes).flat()) await one.stop();
      const found = await documentsInFleet(fleet());
      expect(found).toEqual(await rebuildDocumentsFromFleet(fleet()));
      expect(found.cards.length).toBeGreaterThanOrEqual(ledger.acknowledged.size);
    }, 300_000);
  });
};

/** The process that currently updates the list of thoughts. */
const moving = ({ processes: { projections } }: Fleet): Promise<MainProcess> =>
  pollUntil(async () => {
    for (const one of projections) {
      const state = (await (await fetch(`${one.url}/readyz`)).json()) as Readonly<{
        projections: readonly Readonly<{ name: string; moved: boolean }>[];
      }>;
      if (state.projections.some(({ name, moved }) => name === thoughtCardModel.name && moved)) return one;
    }
    return null;
  }, takeOver);

const turns: readonly FleetRole[] = ['workflows', 'projections', 'api'];

const victimOf = async (fleet: Fleet, kill: number): Promise<MainProcess> => {
  const role = turns[kill % turns.length] ?? 'api';
  const victim =
    role === 'projections'
      ? await moving(fleet)
      : fleet.processes[role][Math.floor(kill / turns.length) % fleet.processes[role].length];
  if (!victim) throw new Error(`no process of ${role}`);
  return victim;
};

/** Through both, eight at a time; a failed write is checked later. */
const writeSome = async (both: ClientPair, ledger: Ledger, count: number): Promise<void> => {
  let left = count;
  await Promise.all(
    Array.from({ length: 8 }, async (_, pen) => {
      for (; left > 0; left -= 1)
        await write(both[pen % 2 ? 1 : 0], writtenThought(`Pensée ${left} de la plume ${pen}`), ledger).catch(
          ignoreUnreachable,
        );
    }),
  );
};

const ignoreUnreachable = async (fault: unknown): Promise<void> => {
  if (!(fault instanceof TypeError)) throw fault;
  await pause(100);
};
