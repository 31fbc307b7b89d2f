import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { Client, Connection } from '@temporalio/client';
import { filesWith } from '#erasure/erasing.ts';
import type { Fleet } from './start-fleet.ts';

type Piece = Readonly<{ of: string; bytes: Uint8Array | string }>;

/** Kept by MongoDB itself until it rolls (`local.oplog.rs`): no erasure reaches it, and the guide of a fleet says so. */
const ofServer: ReadonlySet<string> = new Set(['local']);

/**
 * Where these bytes are readable in a fleet, each store by its own client: every event of EventStoreDB, those of the server itself too, every document of every
 * database of MongoDB, every history that Temporal keeps, every file of the processes and whatever they printed.
 */
export const whereInFleet = async (fleet: Fleet, mark: string): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const pieces of [eventsOf(fleet), documentsOf(fleet), historiesOf(fleet), outputsOf(fleet)])
    for await (const { of, bytes } of pieces) if (Buffer.from(bytes).includes(mark)) found.add(of);
  return [...found, ...(await filesWith({ dataDir: fleet.dir }, mark))];
};

const given = ({ environment }: Fleet, name: string): string => environment[name] ?? '';

const eventsOf = async function* (fleet: Fleet): AsyncGenerator<Piece> {
  const client = EventStoreDBClient.connectionString(given(fleet, 'EVENTSTORE_URL'));
  try {
    for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START })) {
      if (!event) continue;
      const { streamId, type, data, metadata } = event;
      for (const part of [streamId, data, metadata])
        yield { of: `EventStoreDB ${type}`, bytes: part instanceof Uint8Array ? part : JSON.stringify(part ?? null) };
    }
  } finally {
    await client.dispose();
  }
};

const documentsOf = async function* (fleet: Fleet): AsyncGenerator<Piece> {
  const client = clientOf(given(fleet, 'MONGODB_URL'));
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (!ofServer.has(name)) yield* documentsIn(client.db(name));
  } finally {
    await client.close();
  }
};

const documentsIn = async function* (database: ReturnType<ReturnType<typeof clientOf>['db']>): AsyncGenerator<Piece> {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    for await (const document of database.collection(name).find({}, { raw: true }))
      yield { of: `MongoDB ${database.databaseName}.${name}`, bytes: document as unknown as Uint8Array };
};

const historiesOf = async function* (fleet: Fleet): AsyncGenerator<Piece> {
  const connection = await Connection.connect({ address: given(fleet, 'TEMPORAL_ADDRESS') });
  try {
    const { workflow } = new Client({ connection });
    for await (const { workflowId, runId, type } of workflow.list())
      for (const bytes of bytesIn(await workflow.getHandle(workflowId, runId).fetchHistory()))
        yield { of: `Temporal ${type}`, bytes };
  } finally {
    await connection.close();
  }
};

const bytesIn = function* (value: unknown): Generator<Uint8Array | string> {
  if (value instanceof Uint8Array || typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* bytesIn(one);
};

const outputsOf = async function* ({ processes }: Fleet): AsyncGenerator<Piece> {
  for (const [role, members] of Object.entries(processes))
    for (const one of members) yield { of: `output of ${role}`, bytes: one.output() };
};
