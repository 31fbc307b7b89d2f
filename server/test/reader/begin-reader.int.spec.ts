import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { createAnswerQuery, type QueryAnswer } from '@ecrin/platform/routing/answer-query.ts';
import { countUnreadRoute, unreadCountModel } from '@ecrin/projections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginReader } from '#reader/begin-reader.ts';

const context = {
  clientId: 'camille',
  adminId: '',
  sessionId: null,
  now: '2026-02-01T09:00:00.000Z',
  language: 'fr',
} as const;
const asked = { params: {}, query: {} };
const unread = 'client /notifications/unread';

describe('a reader thread', () => {
  let folder: string;
  let models: ReturnType<typeof openSqliteReadModels>;
  let faults: unknown[];
  let ended: PromiseWithResolvers<void>;
  const begin = async (modelsFile = join(folder, 'models.db')) => {
    const reader = beginReader({
      modelsFile,
      onFault: (fault) => void faults.push(fault),
      onEnded: ended.resolve,
    });
    await expect.poll(() => reader.isReady() || faults.length > 0, { timeout: 20_000 }).toBe(true);
    return reader;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ecrin-reader-'));
    models = openSqliteReadModels({ file: join(folder, 'models.db') });
    [faults, ended] = [[], Promise.withResolvers()];
  });
  afterEach(async () => {
    await models.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const textOf = (answer: QueryAnswer | null) =>
    answer && 'json' in answer && answer.json ? Buffer.from(answer.json).toString() : null;

  it('answers from what other connections have committed, as this thread does', async () => {
    const reader = await begin();
    const counts = await models.open(unreadCountModel);
    expect(textOf(await reader.ask(unread, asked, context))).toBe('{"count":0}');
    await counts.commit({
      writes: [{ id: 'camille', doc: { ownerId: 'camille', count: 3 }, position: 1 }],
      checkpoint: 1,
    });
    const here = createAnswerQuery(countUnreadRoute, models);
    const fromHere = await here(asked, { ...context, newId: () => '' });
    expect(await reader.ask(unread, asked, context)).toEqual(fromHere);
    expect(textOf(fromHere)).toBe('{"count":3}');
    expect(reader.answered()).toBe(2);
    await reader.end();
  });

  it('says of what it does not know that it cannot answer it', async () => {
    const reader = await begin();
    expect(await reader.ask('client /nothing', asked, context)).toBeNull();
    await reader.end();
  });

  it('when it is ended, then what waits is answered with what is left to it, and it takes nothing more', async () => {
    const reader = await begin();
    const waiting = reader.ask(unread, asked, context);
    await reader.end({ refused: 'general.busy' });
    const answer = await waiting;
    // It may have been quick.
    expect(['{"count":0}', null]).toContain(textOf(answer));
    expect(answer).not.toBeNull();
    await ended.promise;
    expect([reader.isReady(), reader.waiting(), faults]).toEqual([false, 0, []]);
  });

  it('given a file it cannot open, then it ends with the fault', async () => {
    await begin(join(folder, 'missing', 'models.db'));
    await ended.promise;
    expect(faults).toHaveLength(1);
  });
});
