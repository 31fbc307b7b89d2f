import { join } from 'node:path';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteCrashRecord } from '@ecrin/platform/adapters/crash-record/sqlite-crash-record.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { openEmbeddedEvents } from '../../kits/embedded-stores.ts';

type Counted = DomainEvent<'Counted', { id: string; poison: boolean }, null>;

/** A handler that kills the whole process at one of its events, until it is fixed. */
const projection = (fixed: boolean) =>
  defineProjection<Readonly<{ ownerId: string; count: number }>, Counted>()({
    model: { name: 'count', version: 1, indexes: [] },
    documentId: ({ data }) => data.id,
    shown: () => true,
    on: {
      Counted: (counted, { poison }) => {
        if (poison && !fixed) process.kill(process.pid, 'SIGKILL');
        return { ownerId: 'anne', count: (counted?.count ?? 0) + 1 };
      },
    },
  });

// Applies all events, and prints the model and the parked streams; with `retry` also retries poison events, with the fixed handler.
const [folder = '', through = '0', action = ''] = process.argv.slice(2);
const { events, closeEvents } = openEmbeddedEvents(folder);
const models = openSqliteReadModels({ file: join(folder, 'models.db') });
const crashes = openSqliteCrashRecord(join(folder, 'crashes.db'));
const fixed = action === 'retry';
const running = await runProjection({
  projection: projection(fixed),
  events,
  models,
  notices: () => undefined,
  clock,
  crashes,
});
if (fixed) await running.retryParked({ poison: true });
await running.waitFor(Number(through), 15_000);
const store = await models.open(projection(fixed).model);
const counts = await Promise.all(['a', 'b'].map(async (id) => (await store.get(id))?.count ?? 0));
const parked = (await store.parked()).map(({ stream, reason }) => `${stream}: ${reason}`);
process.stdout.write(JSON.stringify({ counts, parked }));
await running.close();
crashes.close();
await models.close();
await closeEvents();
