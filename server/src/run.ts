import { availableParallelism } from 'node:os';
import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { isStorageFull } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { ConfigFault, readConfig } from './config/config.ts';
import { hasBackgroundThread } from './config/fleet.config.ts';
import { ListenFault } from './http/listen.ts';
import { collectAtRest } from './memory/collect-at-rest.ts';
import { watchForHangs } from './observability/watch-for-hangs.ts';
import { start } from './start.ts';
import { ServerFault } from './storage/watch-servers.ts';

/** Longest a stop may take, in ms: then the process exits, whatever is left. */
const stopMs = 9_500;
/** Ctrl+C under npm comes twice, from the terminal and passed on by npm: only a later one, in ms, asks to stop at once. */
const repeatMs = 1_000;

/** A start that is refused, and would be again: `EX_CONFIG` of sysexits. `server/supervise.sh` knows it. */
const refusedExitCode = 78;

const exitWithMessage = (sentence: string, code: number): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(code);
};

/** Their messages tell an operator what to fix; other faults show their stack. */
const faultsForOperators = [
  ConfigFault,
  DataDirFault,
  ListenFault,
  KeyVaultFault,
  ServerFault,
  EventStoreFault,
  UnfitStoreFault,
];

const fullDiskSentence =
  'The disk that holds DATA_DIR is full, or cannot be written: free some space, then start again. No stored data is lost.';

/** null: nobody foresaw it. */
const refusalOf = (fault: unknown): string | null => {
  if (isStorageFull(fault)) return fullDiskSentence;
  const known = faultsForOperators.some((kind) => fault instanceof kind);
  return known && fault instanceof Error ? fault.message : null;
};

const exitRefused = (fault: unknown): never => {
  const refusal = refusalOf(fault);
  if (refusal !== null) return exitWithMessage(refusal, refusedExitCode);
  const stack = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  return exitWithMessage(`Écrin could not start: ${stack}`, 1);
};

const stopOnSignals = (stop: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  const onSignal = (): void => {
    if (stoppingSince !== null && performance.now() - stoppingSince < repeatMs) return undefined;
    if (stoppingSince !== null) return process.exit(1);
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), stopMs).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
    return undefined;
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

// Files are readable by their owner only, also in a folder that others can read.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const inThread = hasBackgroundThread(config.shared, availableParallelism());
  await start(config, { say: (text) => process.stdout.write(text), inThread, opened: stopOnSignals });
  // Not before: opening large stores may take long, and no request waits meanwhile.
  watchForHangs(config.shared.HANG_SECONDS);
  collectAtRest();
} catch (fault) {
  exitRefused(fault);
}
