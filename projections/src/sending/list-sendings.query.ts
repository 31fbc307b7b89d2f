import {
  listSendingsQuery,
  sendingList,
  sendingPurposes,
  type SendingCounts,
  type SendingEntry,
  type SendingFilters,
  type SendingList,
} from '@ecrin/contracts/sending/sending.ts';
import { ReadModelsFault, type Filter, type ModelStore, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { sendingModel, type SendingDocument } from './sending.model.ts';

type Models = Pick<ReadModels, 'open'>;
type Store = ModelStore<SendingDocument>;
type Asked = SendingFilters & Readonly<{ limit: number; cursor?: string | undefined }>;

const filterOf = (ownerId: string, { part, purpose, host, from, before }: SendingFilters): Filter<SendingDocument> => ({
  ownerId,
  ...(part && { part }),
  ...(purpose && { purpose }),
  ...(host && { host }),
  ...((from ?? before) && { at: { ...(from && { gte: from }), ...(before && { lt: before }) } }),
});

/** A client's ledger, the newest line first. A cursor of another list is refused. */
export const listSendings =
  (models: Models) =>
  async (
    ownerId: string,
    { limit, cursor, ...filters }: Asked,
  ): Promise<SendingList | { refused: 'general.invalid-request' }> => {
    const store = await models.open(sendingModel);
    const filter = filterOf(ownerId, filters);
    try {
      const { items, nextCursor } = await store.find({ filter, sort: [['at', 'desc']], limit, cursor: cursor ?? null });
      return {
        items: await entriesOf(models, items),
        nextCursor,
        matching: await store.count(filter),
        counts: await countsOf(store, ownerId),
      };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

/** The whole ledger of a client, the oldest line first, a page in memory at a time. */
export async function* allSendingsOf(models: Models, ownerId: string): AsyncGenerator<readonly SendingEntry[]> {
  const store = await models.open(sendingModel);
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: { ownerId }, sort: [['at', 'asc']], limit: 500, cursor });
    yield await entriesOf(models, page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** A deleted thought has no card. */
const entriesOf = async (models: Models, items: readonly SendingDocument[]): Promise<SendingEntry[]> => {
  const thoughtIds = items.flatMap(({ about }) => (about?.kind === 'thought' ? [about.id] : []));
  const cards = await (await models.open(thoughtCardModel)).getMany([...new Set(thoughtIds)]);
  return items.map(({ ownerId: _theirs, month: _ofFilters, part, about, ...line }) => ({
    ...line,
    thing: part === 'consent' ? null : part,
    about: about && { ...about, isThere: cards.has(about.id) },
  }));
};

const countsOf = async (store: Store, ownerId: string): Promise<SendingCounts> => {
  const sent = { ownerId, kind: 'sent' } as const;
  const [purposes, hosts, months] = [
    await store.countBy('purpose', sent),
    await store.countBy('host', sent),
    await store.countBy('month', sent),
  ];
  const byPurpose = await Promise.all(
    sendingPurposes
      .filter((purpose) => purposes.has(purpose))
      .map(async (purpose) => {
        const { items } = await store.find({ filter: { ...sent, purpose }, sort: [['at', 'asc']], limit: 1 });
        return { purpose, count: purposes.get(purpose) ?? 0, firstAt: items[0]?.at ?? '' };
      }),
  );
  return {
    total: byPurpose.reduce((sum, { count }) => sum + count, 0),
    firstAt: byPurpose.map(({ firstAt }) => firstAt).toSorted()[0] ?? null,
    byPurpose,
    byHost: [...hosts].map(([host, count]) => ({ host, count })).toSorted((one, other) => other.count - one.count),
    byMonth: [...months]
      .map(([month, count]) => ({ month, count }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
  };
};

export const listSendingsRoute = queryRoute({
  method: 'get',
  path: '/sendings',
  access: 'client',
  summary:
    'Lists what was sent for the client, to an endpoint or as a message, newest first, with what they said about it and counts',
  params: z.object({}),
  query: listSendingsQuery,
  answer: sendingList,
  model: sendingModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      listSendings(models)(clientId, query),
});
