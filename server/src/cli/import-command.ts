import { systemClock as clock, systemIds as ids } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createThreadJournalReader } from '@ecrin/platform/adapters/journal-reader/thread-journal-reader.ts';
import { findDuplicates, findLastZone } from '@ecrin/projections';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { createKeyedHash } from '#roles/keyed-hash.ts';
import { openStores } from '#storage/open-stores.ts';
import { importFile } from './import-file.ts';
import { runCommand } from './run-command.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run import -- FILE --for EMAIL` says what a journal has and, with `--yes`, brings it. On one machine the server must be stopped; of a fleet it may run. */
const run = async (): Promise<void> => {
  const { shared } = readConfig(process.env);
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const stores = await openStores(shared, { clock, closing });
    const parts = {
      ...stores,
      keyedHash: createKeyedHash(stores.masterKey),
      journalReader: createThreadJournalReader(),
      findDuplicates: findDuplicates(stores.models),
      lastZoneOf: findLastZone(stores.models),
      clock,
      ids,
      say,
    };
    await importFile(parts, process.argv.slice(2));
  } finally {
    await closing.closeAll();
  }
};

await runCommand(run);
