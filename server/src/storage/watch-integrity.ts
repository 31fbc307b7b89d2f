import type { Log } from '@ecrin/command-api';
import { storeNames, type StoreName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import {
  checkIntegrity,
  type IntegrityReport as ReportOf,
} from '@ecrin/platform/adapters/sqlite/integrity/check-integrity.ts';
import { waitAtMost } from '@ecrin/platform/concurrency/deadline.ts';
import type { Closing } from '#closing.ts';

type IntegrityReport = ReportOf<StoreName>;
/** `not-yet`: the first look has not ended; `failed`: it could not be taken. */
export type IntegrityState = Readonly<{
  checked: IntegrityReport['checked'] | 'not-yet' | 'failed';
  damaged: readonly StoreName[];
}>;
/** `state`: after the quick look, or what is known when that takes too long. */
export type Integrity = Readonly<{ state: () => Promise<IntegrityState>; damaged: () => readonly StoreName[] }>;

type Parts = Readonly<{ dir: string; log: Log; closing: Closing }>;

/** What the quick look may take, in ms, and when everything is read again. */
const [quickMs, againMs] = [1_000, 24 * 60 * 60_000];

/** Looks for damage of the files in a data folder now and every day, beside everything else. */
export const watchIntegrity = ({ dir, log, closing }: Parts): Integrity => {
  let state: IntegrityState = { checked: 'not-yet', damaged: [] };
  const looked = Promise.withResolvers<void>();
  const take = (report: IntegrityReport): void => {
    // What was found by reading everything is not unsaid by the quick look of the next day.
    if (report.checked === 'wholly' || state.checked !== 'wholly') state = report;
    looked.resolve();
    if (report.damaged.length > 0) log.error({ stores: report.damaged }, 'files of the data folder are damaged');
  };
  const onFault = (fault: unknown): void => {
    state = { ...state, checked: 'failed' };
    looked.resolve();
    log.warn({ fault: fault instanceof Error ? fault.name : 'Error' }, 'files were not checked for damage');
  };
  const check = () => checkIntegrity({ dir, stores: storeNames, onReport: take, onFault });
  let running = check();
  const timer = setInterval(() => {
    running = check();
  }, againMs).unref();
  closing.add('check for damage', async () => {
    clearInterval(timer);
    await running.end();
  });
  return {
    state: async () => {
      if (state.checked === 'not-yet') await waitAtMost(quickMs, looked.promise);
      return state;
    },
    damaged: () => state.damaged,
  };
};
