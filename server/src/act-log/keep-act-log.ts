import type { Log } from '@ecrin/command-api';
import { createActLog } from '@ecrin/platform/act-log/record-heads.ts';
import { systemIds as ids } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { asJob } from '@ecrin/platform/work-budgets/watch-turns.ts';
import type { Closing } from '#closing.ts';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  stores: Pick<Stores, 'events' | 'storedEvents' | 'masterKey'>;
  clock: Clock;
  log: Log;
  closing: Closing;
}>;

/** In ms. */
const everyMs = 10 * 60_000;

/** What vouches for the chain of administrators’ acts: who has the events but not the master key cannot compute it. */
export const actLogKey = (masterKey: MasterKey): Uint8Array => deriveKey(masterKey, 'act-log');

/** Records how far the chain of administrators’ acts reaches, at the start and every ten minutes in which somebody acted. */
export const keepActLog = ({ stores: { storedEvents, events, masterKey }, clock, log, closing }: Parts): void => {
  const { recordHead } = createActLog({ log: storedEvents, events, key: actLogKey(masterKey), clock, ids });
  const recordOnce = asJob('log of acts', recordHead);
  const record = (): Promise<void> =>
    recordOnce().catch((fault: unknown) => {
      log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'the log of acts was not vouched for');
    });
  let running = record();
  const timer = setInterval(() => {
    running = running.then(record);
  }, everyMs).unref();
  closing.add('log of acts', async () => {
    clearInterval(timer);
    await running;
  });
};
