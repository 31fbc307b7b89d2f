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

const exitWithMessage = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
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

const messageOf = (fault: unknown): string => {
  if (isStorageFull(fault))
    return 'The disk that holds DATA_DIR is full, or cannot be written: free some space, then start again. No stored data is lost.';
  const known = faultsForOperators.some((kind) => fault instanceof kind);
  if (known && fault instanceof Error) return fault.message;
  return `Écrin could not start: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`;
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
  stopOnSignals(await start(config, { say: (text) => process.stdout.write(text), inThread }));
  // Not before: opening large stores may take long, and no request waits meanwhile.
  watchForHangs(config.shared.HANG_SECONDS);
  collectAtRest();
} catch (fault) {
  exitWithMessage(messageOf(fault));
}
