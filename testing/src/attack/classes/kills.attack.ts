import { setTimeout as pause } from 'node:timers/promises';
import { emptyLedger, retryUnknown, writeUntilStopped } from '#crash/server/concurrent-writers.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { listedThoughts, logAgrees } from '../kit/folder-oracle.ts';
import type { Target } from '../kit/target.ts';

/** At any moment from the start on, in ms. */
const latestKillMs = 400;
const rounds = 10;

const killWhileWriting = async (target: Target, afterMs: number): Promise<Verdict> => {
  const [server, client, stop, ledger] = [target.server(), target.attacker(), new AbortController(), emptyLedger()];
  const writing = writeUntilStopped(client, ledger, stop.signal);
  await pause(afterMs);
  await server.kill();
  await server.start();
  stop.abort();
  await writing;
  await retryUnknown(client, ledger);
  const acknowledged = [...ledger.acknowledged.keys()];
  let listed = await listedThoughts(target, client.token);
  const isListed = async (): Promise<boolean> => {
    listed = await listedThoughts(target, client.token);
    return acknowledged.every((thoughtId) => listed.has(thoughtId));
  };
  // For a thought that is not listed in time, the log shows whether it was lost or only not shown.
  await pollUntil(isListed, { timeoutMs: 20_000, everyMs: 250 }).catch(() => undefined);
  const verdict = await logAgrees(target, { acknowledged, listed });
  await server.start();
  return verdict;
};

/** SIGKILL under 32 writers: everything acknowledged is stored and listed exactly once. */
export const kills: AttackClass = {
  name: 'kills',
  cases: async (random) =>
    Array.from({ length: rounds }, (): Case => {
      const afterMs = random.int(latestKillMs);
      return { label: `SIGKILL after ${afterMs} ms`, attack: (target) => killWhileWriting(target, afterMs) };
    }),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
