import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import { listWorkQuery, workPage, type WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { isRetryable } from '@ecrin/domain/operation/is-retryable.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { addMs, msBetween } from '@ecrin/domain/time/instant.ts';
import { ReadModelsFault, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { knownClients, type FindKnown } from '#inbox/known-people.ts';
import { workModel, type WorkDocument } from './work.model.ts';

/** A transcription that runs for longer may be started again, as its owner may. */
const overdueMs = 5 * 60_000;
const hourMs = 3_600_000;

const mayBeRetried = ({ kind, state, reason, since }: WorkDocument, now: string): boolean =>
  state === 'failed' ? isRetryable(kind, reason) : kind === 'transcription' && msBetween(since, now) > overdueMs;

const itemOf =
  (now: string, client: FindKnown<KnownClient>) =>
  (doc: WorkDocument): WorkItem => {
    const { workId, kind, state, clientId, reason, attempts, since } = doc;
    const shown = state === 'failed' ? state : 'running';
    return {
      workId,
      kind,
      state: shown,
      clientId,
      client: client(clientId),
      reason,
      attempts,
      since,
      retryable: mayBeRetried(doc, now),
    };
  };

export const listWorkRoute = queryRoute({
  method: 'get',
  path: '/work',
  access: 'admin',
  summary: 'Lists work that failed or runs, oldest first: ids, for whom, kinds, reasons and times',
  params: z.object({}),
  query: listWorkQuery,
  answer: workPage,
  model: workModel,
  joins: [clientProfileModel],
  ask:
    (models) =>
    async ({ query: { state, kind, cursor, limit } }, { now }) => {
      const store = await models.open(workModel);
      const filter = { state, ...(kind && { kind }) };
      try {
        const page = await store.find({ filter, sort: [['since', 'asc']], limit, cursor: cursor ?? null });
        const client = await knownClients(
          models,
          page.items.map(({ clientId }) => clientId),
        );
        const items = page.items.map(itemOf(now, client));
        return { items, nextCursor: page.nextCursor, total: await store.count(filter) };
      } catch (fault) {
        if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
          return { refused: 'general.invalid-request' };
        throw fault;
      }
    },
});

/** What an act on a piece of work needs to know; null: it neither runs nor failed. */
type FoundWork = Pick<WorkDocument, 'workId' | 'kind' | 'state' | 'clientId' | 'revision'> &
  Readonly<{ retryable: boolean }>;

const foundOf = (doc: WorkDocument, now: string): FoundWork => ({ ...doc, retryable: mayBeRetried(doc, now) });

const findWork =
  (models: ReadModels) =>
  async (workId: string, now: string): Promise<FoundWork | null> => {
    const doc = await (await models.open(workModel)).get(workId);
    return doc && doc.state !== 'dropped' ? foundOf(doc, now) : null;
  };

const pageSize = 100;

/** Failed work that can be retried, a page at a time, as it was when it was asked for. */
const listRetryable = (models: ReadModels) =>
  async function* (kind: WorkKind | null, now: string): AsyncGenerator<readonly FoundWork[]> {
    const store = await models.open(workModel);
    const filter = { state: 'failed', ...(kind && { kind }) };
    let cursor: string | null = null;
    do {
      const page = await store.find({ filter, sort: [['since', 'asc']], limit: pageSize, cursor });
      yield page.items.map((doc) => foundOf(doc, now)).filter(({ retryable }) => retryable);
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

/** Of all kinds; `retryable`, of each: counted among the oldest thousand failures. */
const countWork = (models: ReadModels) => async (now: string) => {
  const store = await models.open(workModel);
  const oldest = (state: WorkDocument['state'], limit: number) =>
    store.find({ filter: { state }, sort: [['since', 'asc']], limit });
  const [failed, waiting, overdue, failures, running] = await Promise.all([
    store.countBy('kind', { state: 'failed' }),
    store.count({ state: 'running' }),
    store.count({ state: 'running', kind: 'transcription', since: { lt: addMs(now, -overdueMs) } }),
    oldest('failed', 1_000),
    oldest('running', 1),
  ]);
  const retryable = failures.items.filter((doc) => mayBeRetried(doc, now));
  return {
    waiting,
    overdue,
    failures: [...failed].map(([kind, count]) => ({
      // The model holds kinds only.
      kind: kind as WorkKind,
      failed: count,
      retryable: retryable.filter((doc) => doc.kind === kind).length,
    })),
    oldestWaitingSince: running.items[0]?.since ?? null,
  };
};

/** How many failed within the hour before, by kind. */
const countRecentFailures =
  (models: ReadModels) =>
  async (now: string): Promise<ReadonlyMap<string, number>> =>
    (await models.open(workModel)).countBy('kind', { state: 'failed', since: { gte: addMs(now, -hourMs) } });

/** Which of these workflows were closed by an administrator. */
const findDropped =
  (models: ReadModels) =>
  async (workIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = await (await models.open(workModel)).getMany(workIds);
    return new Set([...found].flatMap(([id, { doc }]) => (doc.state === 'dropped' ? [id] : [])));
  };

/** For acts on work, and for checks of the service. */
export const workQueries = { countRecentFailures, countWork, findDropped, findWork, listRetryable } as const;
