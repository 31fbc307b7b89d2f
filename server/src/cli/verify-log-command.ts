import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { verifyActs } from '@ecrin/platform/act-log/verify-acts.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { actReportLine } from '#act-log/act-report-line.ts';
import { actLogKey } from '#act-log/keep-act-log.ts';
import { createClosing } from '#closing.ts';
import { readConfig, type SharedConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openLog } from './open-replay.ts';
import { runCommand, UsageFault } from './run-command.ts';

/** Opening it would make one where there is none. */
const keyOf = ({ DATA_DIR, MASTER_KEY }: SharedConfig): Uint8Array => {
  const [dir, fromEnvironment] = [resolve(DATA_DIR), MASTER_KEY ?? null];
  if (fromEnvironment === null && !existsSync(join(dir, 'master.key')))
    throw new UsageFault(
      `There is no master.key in ${dir}: give the MASTER_KEY of the server, which vouches for the log.`,
    );
  return actLogKey(openMasterKey({ dir, fromEnvironment }));
};

/**
 * `npm run verify-log` computes the chain of administrators' acts again and says whether it is whole, or where the first gap is: exit code 0 or 1. Reads
 * events only, so that the server may run.
 */
const run = async (): Promise<void> => {
  const { shared: config } = readConfig({ ...process.env, ROLES: '' });
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const log = await openLog(config, closing);
    const report = await verifyActs(log.readAll(), keyOf(config));
    process.stdout.write(`${actReportLine(report)}\n`);
    if (report.gap) process.exitCode = 1;
  } finally {
    await closing.closeAll();
  }
};

process.umask(0o077);
await runCommand(run, [EventStoreFault]);
