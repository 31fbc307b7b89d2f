import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { createAnswerQuery, queryName } from '@ecrin/platform/routing/answer-query.ts';
import { modelQueryRoutes } from '@ecrin/projections';
import type { ReaderData, ReaderMessage, ReaderQuestion } from './reader-messages.ts';

if (!parentPort) throw new Error('this program runs in a thread beside the API');
const port = parentPort;
const tell = (message: ReaderMessage): void => port.postMessage(message);

const { modelsFile } = workerData as ReaderData;
const models = openSqliteReadModels({ file: modelsFile, sweeps: false });
const answers = new Map(modelQueryRoutes.map((route) => [queryName(route), createAnswerQuery(route, models)]));

const answerOf = async ({ query, asked, context }: ReaderQuestion) =>
  (await answers.get(query)?.(asked, { ...context, newId: systemIds.next })) ?? null;

port.on('message', (question: ReaderQuestion) => {
  const { id } = question;
  // The thread of the API asks the same once more of its own models: there a fault is seen and logged as any other.
  void answerOf(question)
    .catch(() => null)
    .then((answer) => tell({ id, answer }));
});
flushCompileCache();
tell('ready');
