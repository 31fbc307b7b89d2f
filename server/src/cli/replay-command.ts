import { once } from 'node:events';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { parseReplayOptions } from './replay-options.ts';
import { replay } from './replay.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run replay -- goal-statistics` replays the log into statistics of goals, `npm run replay -- NAME` into any other read model, without personal
 * words. Reads events only, so that the server may run.
 */
const run = async (): Promise<void> => {
  const options = parseReplayOptions(process.argv.slice(2));
  const { shared: config } = readConfig({ ...process.env, ROLES: '' });
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  const stop = (): void => void closing.closeAll().finally(() => process.exit(1));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const onProgress = (position: number, end: number): void => {
    if (options.progress) process.stderr.write(`position ${position} of ${end}\n`);
  };
  try {
    for await (const line of replay(options, { config, closing, onProgress }))
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  } finally {
    await closing.closeAll();
  }
};

process.umask(0o077);
// Whoever reads the lines may stop before the last one.
process.stdout.on('error', () => process.exit(0));
await runCommand(run, [EventStoreFault]);
