import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { ConfigFault, readConfig } from './config/config.ts';
import { ListenFault } from './http/listen.ts';
import { start } from './start.ts';

/** Longest a stop may take, in ms: then the process exits, whatever is left. */
const stopMs = 9_500;
/** Ctrl+C under npm comes twice, from the terminal and passed on by npm: only a later one, in ms, asks to stop at once. */
const repeatMs = 1_000;

const exitWithMessage = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

/** The message of a fault that an operator can mend says how; others show their stack. */
const messageOf = (fault: unknown): string => {
  if (
    fault instanceof ConfigFault ||
    fault instanceof DataDirFault ||
    fault instanceof ListenFault ||
    fault instanceof KeyVaultFault
  )
    return fault.message;
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
  stopOnSignals(await start(readConfig(process.env), { say: (text) => process.stdout.write(text) }));
} catch (fault) {
  exitWithMessage(messageOf(fault));
}
