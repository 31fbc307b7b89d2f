import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo/mongo-read-models.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { lastPosition, tallyEvents, tallyProjection } from './tally-projection.ts';

// Projects until it has seen everything, or until it is killed at the fail point in its environment.
const [url = '', database = '', transactions = ''] = process.argv.slice(2);
const mongo = openMongo({ url });
const models = openMongoReadModels({ mongo, database, transactions: transactions === 'on' });
const running = await runProjection({
  projection: tallyProjection,
  events: tallyEvents,
  models,
  notices: () => undefined,
  clock: { now: () => new Date() },
  log: { error: (details) => process.stderr.write(`${JSON.stringify(details)}\n`) },
});
process.exitCode = (await running.waitFor(lastPosition, 15_000)) ? 0 : 1;
await running.close();
await mongo.close();
