import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerAsModel } from '#fakes/answering-model.ts';
import { startScriptedAiProvider, type ScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import { acceptEverything } from '#kits/accept-everything.ts';
import { registerClient, writtenThought, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { isShortForm, killCounts } from './kill-counts.ts';

const kills = killCounts.whileAnswering;
const questions = isShortForm ? 15 : 5 * kills;

let server: ServerProcess;
let provider: ScriptedAiProvider;
beforeAll(async () => {
  provider = await startScriptedAiProvider();
  // Slow enough to be killed between two sentences.
  provider.script('chat', answerAsModel({ betweenMs: 60 }));
  server = await embeddedProcess({ AI_BASE_URL: provider.url, CHAT_MODEL: 'un-modele' });
});
afterAll(async () => {
  await server.remove();
  await provider.close();
});

const isAccepted = async (call: Promise<Readonly<{ status: number }>>): Promise<boolean> => {
  try {
    return (await call).status < 300;
  } catch (fault) {
    // The server is down.
    if (fault instanceof TypeError) return false;
    throw fault;
  }
};

/** Each in a conversation of its own, asked again until it is accepted. */
const ask = async ({ call }: ApiClient, asked: readonly string[]): Promise<void> => {
  for (const questionId of asked) {
    const body = { questionId, text: 'Que disent mes pensées de papa ?', timeZone: 'Europe/Paris' };
    const path = `/conversations/${questionId}/questions`;
    await pollUntil(() => isAccepted(call('POST', path, { body })), { everyMs: 50 });
    await pause(10);
  }
};

type Told = Readonly<{ answered: number; failed: number; indexes: readonly number[] }>;
/** What became of each question, by its id. */
const answersOf = async (dataDir: string): Promise<ReadonlyMap<string, Told>> => {
  const store = openSqliteEventStore({ file: join(dataDir, 'events.db'), clock: { now: () => new Date() } });
  const told = new Map<string, Told>();
  for await (const { type, data } of store.readAll()) {
    if (!type.startsWith('Conversation')) continue;
    const { questionId = '', index = 0 } = data as Readonly<{ questionId?: string; index?: number }>;
    const { answered, failed, indexes } = told.get(questionId) ?? { answered: 0, failed: 0, indexes: [] };
    told.set(questionId, {
      answered: answered + Number(type === 'ConversationQuestionAnswered'),
      failed: failed + Number(type === 'ConversationAnswerFailed'),
      indexes: type === 'ConversationStatementWritten' ? [...indexes, index] : indexes,
    });
  }
  await store.close();
  return told;
};

it(
  `given ${questions} questions, when the server is killed ${kills} times while a model answers them, then each is answered once, its sentences in order`,
  { timeout: 300_000 },
  async () => {
    const client = await registerClient(server.url);
    await acceptEverything(client);
    for (const content of ['Papa a laissé les clés dehors hier.', 'Papa oublie le nom de la voisine.', 'Papa a ri.'])
      await client.call('POST', '/thoughts', { body: writtenThought(content) });
    await pollUntil(async () => ((await client.call('GET', '/thoughts')).body['items'] as unknown[]).length === 3);
    const asked = Array.from({ length: questions }, () => v7());
    const asking = ask(client, asked);
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(400 + 100 * (kill % 5));
      await server.kill();
      await server.start();
    }
    await asking;
    const statusOf = async (questionId: string) => {
      const { body } = await client.call('GET', `/conversations/${questionId}`);
      return (body['questions'] as readonly Readonly<{ status: string }>[] | undefined)?.[0]?.status;
    };
    for (const questionId of asked)
      await pollUntil(async () => (await statusOf(questionId)) === 'answered', { everyMs: 100, timeoutMs: 120_000 });
    await server.stop();

    const told = await answersOf(server.dataDir);
    const wrong = asked.filter((questionId) => {
      const { answered = 0, failed = 0, indexes = [] } = told.get(questionId) ?? {};
      // An answer that was cut off begins again at 0; none skips or repeats a place otherwise.
      const isInOrder = indexes.every((index, place) => index === 0 || index === (indexes[place - 1] ?? -1) + 1);
      return answered !== 1 || failed !== 0 || !isInOrder;
    });
    expect(wrong).toEqual([]);
    const written = asked.filter((questionId) => (told.get(questionId)?.indexes.length ?? 0) > 0);
    expect(written.length).toBeGreaterThan(questions / 2);
  },
);
