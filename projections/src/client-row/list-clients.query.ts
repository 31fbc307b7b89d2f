import {
  clientCount,
  clientsPage,
  listClientsQuery,
  type ClientOrder,
  type ClientsPage,
  type ListClientsQuery,
} from '@ecrin/contracts/client-admin/client-list.ts';
import {
  ReadModelsFault,
  type Filter,
  type Find,
  type ModelStore,
  type ReadModels,
} from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientRowModel, type ClientRowDocument } from './client-row.model.ts';
import { findNearly } from './find-nearly.ts';
import { searchLanes, type SearchLane } from './search-lanes.ts';
import { shownRow, standingFilters } from './shown-row.ts';

type Rows = ModelStore<ClientRowDocument>;
type Asked = ListClientsQuery & Readonly<{ now: string }>;

const filterOf = ({ standing, proved, language, since, now }: Asked): Filter<ClientRowDocument> => ({
  ...(standing ? standingFilters(now)[standing] : {}),
  ...(proved === undefined ? {} : { emailProved: proved }),
  ...(language ? { language } : {}),
  ...(since === undefined ? {} : { registeredAt: { gte: since } }),
});

const sorts: Readonly<Record<ClientOrder, Find<ClientRowDocument>['sort']>> = {
  seen: [['seenAt', 'desc']],
  registered: [['registeredAt', 'desc']],
  name: [['nameKey', 'asc']],
};

/** Where a search goes on: in which lane, and where in it. */
const searchCursor = z.tuple([z.number().int().min(0).max(9), z.string().nullable()]);
const writeCursor = (lane: number, cursor: string | null): string =>
  Buffer.from(JSON.stringify([lane, cursor])).toString('base64url');
const readCursor = (cursor: string | undefined): z.infer<typeof searchCursor> => {
  try {
    return cursor === undefined
      ? [0, null]
      : searchCursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new ReadModelsFault('bad-cursor', 'The cursor is none of this search');
  }
};

type Found = Readonly<{ items: readonly ClientRowDocument[]; nextCursor: string | null }>;

/** Found once, in the first lane that finds it: what an earlier one did is left out of the later ones. */
const isNew = (row: ClientRowDocument, earlier: readonly SearchLane[]): boolean =>
  !earlier.some(({ within }) => matchesFilter(row, within));

/** One lane after the other, so that a page costs what it shows, however many clients there are. */
const search = async (rows: Rows, typed: string, asked: Asked): Promise<Found> => {
  const lanes = searchLanes(typed);
  let [at, cursor] = readCursor(asked.cursor);
  const items: ClientRowDocument[] = [];
  for (let lane = lanes[at]; lane; lane = lanes[at]) {
    const page = await rows.find({
      filter: { ...filterOf(asked), ...lane.within },
      sort: [[lane.key, 'asc']],
      limit: asked.limit - items.length,
      cursor,
    });
    items.push(...page.items.filter((row) => isNew(row, lanes.slice(0, at))));
    [at, cursor] = page.nextCursor === null ? [at + 1, null] : [at, page.nextCursor];
    if (items.length >= asked.limit && at < lanes.length) return { items, nextCursor: writeCursor(at, cursor) };
  }
  return { items, nextCursor: null };
};

type Counted = Pick<ClientsPage, 'total' | 'isWhole'>;

/** Of a search: counting more would cost more than the page. */
const mostCounted = 500;

/** What a search finds, each once. */
const countFound = async (rows: Rows, typed: string, asked: Asked): Promise<Counted> => {
  const lanes = searchLanes(typed);
  let total = 0;
  for (const [at, { key, within }] of lanes.entries()) {
    const filter = { ...filterOf(asked), ...within };
    const { items, nextCursor } = await rows.find({ filter, sort: [[key, 'asc']], limit: mostCounted, cursor: null });
    total += items.filter((row) => isNew(row, lanes.slice(0, at))).length;
    if (nextCursor !== null || total > mostCounted) return { total: mostCounted, isWhole: false };
  }
  return { total, isWhole: true };
};

const counted = async (rows: Rows, asked: Asked): Promise<Counted> => {
  const { q = '' } = asked;
  return q === '' ? { total: await rows.count(filterOf(asked)), isWhole: true } : countFound(rows, q, asked);
};

/** Throws `ReadModelsFault` for a cursor of another list. */
const found = (rows: Rows, asked: Asked): Promise<Found> => {
  const { q = '', order, limit, cursor = null } = asked;
  return q === '' ? rows.find({ filter: filterOf(asked), sort: sorts[order], limit, cursor }) : search(rows, q, asked);
};

export const listClients =
  (models: ReadModels) =>
  async (asked: Asked): Promise<ClientsPage | Readonly<{ refused: 'general.invalid-request' }>> => {
    try {
      const rows = await models.open(clientRowModel);
      const { items, nextCursor } = await found(rows, asked);
      const { q = '', cursor, now } = asked;
      if (q !== '' && items.length === 0 && cursor === undefined) {
        const near = await findNearly(rows, { typed: q, filter: filterOf(asked), most: asked.limit });
        return { items: near.map((row) => shownRow(row, now)), nextCursor: null, total: near.length, isWhole: true };
      }
      return { items: items.map((row) => shownRow(row, asked.now)), nextCursor, ...(await counted(rows, asked)) };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

/** From so many letters on, and down to so few people, a search is for somebody: they are told. The list itself, and what many have in common, is none. */
const [soughtLetters, soughtPeople] = [3, 5];
const soughtIn = ({ q = '' }: Readonly<{ q?: string | undefined }>, { items }: ClientsPage): readonly string[] =>
  q.length >= soughtLetters && items.length <= soughtPeople ? items.map(({ clientId }) => clientId) : [];

export const listClientsRoute = queryRoute({
  method: 'get',
  path: '/clients',
  access: 'admin',
  summary:
    'Lists clients, found by the beginning of any word of a name, of an address or a number, or by a referral code',
  params: z.object({}),
  query: listClientsQuery,
  answer: clientsPage,
  model: clientRowModel,
  look: { target: 'search', at: ({ query }, page) => soughtIn(query, page) },
  ask:
    (models) =>
    ({ query }, { now }) =>
      listClients(models)({ ...query, now }),
});

export const countClientsRoute = queryRoute({
  method: 'get',
  path: '/client-count',
  access: 'admin',
  summary: 'Counts clients, and those of them who are deactivated; none who is erased',
  params: z.object({}),
  query: z.object({}),
  answer: clientCount,
  model: clientRowModel,
  ask: (models) => async () => {
    const rows = await models.open(clientRowModel);
    const erased = await rows.count({ erasure: 'begun' });
    return {
      all: (await rows.count({})) - erased,
      deactivated: (await rows.count({ deactivated: true })) - erased,
    };
  },
});
