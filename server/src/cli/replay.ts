import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { closedEvents } from '@ecrin/platform/event-sourcing/closed-events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { projections, replayGoalStatistics, wordsOfGoal } from '@ecrin/projections';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { openLog, openThrowAwayModels, untilOf } from './open-replay.ts';
import { goalStatistics, type ReplayOptions } from './replay-options.ts';
import { replayProjection } from './replay-projection.ts';
import { UsageFault } from './run-command.ts';

type Config = Pick<SharedConfig, 'DATA_DIR' | 'EVENTSTORE_URL' | 'MASTER_KEY'>;
type Parts = Readonly<{
  config: Config;
  closing: Closing;
  /** Where the log ends, and how far the replay is. */
  onProgress: (position: number, end: number) => void;
}>;

/** Nothing of a replay may depend on when it runs. */
const noClock: Clock = { now: () => new Date(0) };

/** The lines of a replay. Throws `UsageFault`, `OptionFault`, `EventStoreFault`, `KeyVaultFault`. */
export const replay = async function* (
  { name, asOf, rows, format, ...options }: ReplayOptions,
  { config, closing, onProgress }: Parts,
): AsyncGenerator<string> {
  const log = await openLog(config, closing);
  const until = await untilOf(log, asOf);
  const parts = {
    models: await openThrowAwayModels(closing),
    clock: noClock,
    onProgress: (position: number) => onProgress(position, until.position),
  };
  const projection = projections.find(({ model }) => model.name === name);
  if (name === goalStatistics)
    yield* replayGoalStatistics({
      ...parts,
      events: closedEvents(log, until, wordsOfGoal),
      scope: { ...options, now: until.recordedAt },
      output: { rows, format, pseudonymOf: rows === 'groups' ? String : pseudonyms(config) },
    });
  else if (projection) yield* replayProjection({ ...parts, projection, events: closedEvents(log, until) });
};

const pseudonymLength = 16;

/** The same client has the same one in every replay under this master key, and nobody without it can find out whose it is. */
const pseudonyms = ({ DATA_DIR, MASTER_KEY }: Config): ((ownerId: string) => string) => {
  const dir = resolve(DATA_DIR);
  if (!MASTER_KEY && !existsSync(join(dir, 'master.key')))
    throw new UsageFault(
      `Pseudonyms of clients need the master key, which is not in ${dir}: set MASTER_KEY, or write groups only with --rows groups.`,
    );
  const key = deriveKey(openMasterKey({ dir, fromEnvironment: MASTER_KEY ?? null }), 'client-pseudonyms');
  return (ownerId) => createHmac('sha256', key).update(ownerId).digest('hex').slice(0, pseudonymLength);
};
