import { join } from 'node:path';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import type { Document, Filter, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';

const creationTypes: readonly string[] = ['ThoughtWritten', 'ThoughtRecorded'];

/** How often each thought was created, or had events of the other types named, by thought. */
export const countThoughtEvents = async (
  store: Pick<EventStore, 'readAll'>,
  types = creationTypes,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for await (const { type, stream } of store.readAll()) {
    if (!types.includes(type)) continue;
    const thoughtId = stream.slice('thought-'.length);
    counts.set(thoughtId, (counts.get(thoughtId) ?? 0) + 1);
  }
  return counts;
};

/** With no server running, from the event store itself. */
export const storedEventCounts = async (
  dataDir: string,
  types = creationTypes,
): Promise<ReadonlyMap<string, number>> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const counts = await countThoughtEvents(store, types);
  await store.close();
  return counts;
};

/** In the order of their ids. */
export const allDocuments = async <Doc extends Document>(
  models: ReadModels,
  model: Model<Doc>,
): Promise<readonly Doc[]> => {
  const store = await models.open(model);
  const everything: Filter<Doc> = {} as Filter<Doc>;
  const documents: Doc[] = [];
  for (let cursor: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof store.find>> = await store.find({
      filter: everything,
      sort: [],
      limit: 500,
      cursor,
    });
    documents.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return documents;
};

/** With no server running. */
export const documentsOf = async <Doc extends Document>(
  dataDir: string,
  model: Model<Doc>,
): Promise<readonly Doc[]> => {
  const models = openSqliteReadModels({ file: join(dataDir, 'models.db') });
  const documents = await allDocuments(models, model);
  await models.close();
  return documents;
};
