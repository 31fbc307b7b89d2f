import { exportedPaths } from '@ecrin/contracts/list-export/exported-paths.ts';
import { exportedLists, type ExportedList } from '@ecrin/domain/list-export/list-export.vocabulary.ts';
import { listExport, recordListExport } from '@ecrin/domain/list-export/record-list-export.ts';
import { customRoute, type AnyQueryRoute, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { withSessionCount } from '#admin/roster/admin-rows.ts';
import type { ApiServices } from '#http/api-services.ts';
import { recordLook } from '#look/record-look.ts';
import { readListPages, RefusedList, type ListItem, type ReadPages } from './list-pages.ts';

type Services = Pick<ApiServices, 'access' | 'adminPermissions' | 'adminRows' | 'events' | 'execute' | 'models'>;

/** Whom a row shows, by where it names them; of the others nobody is shown but by what concerns the service, or in acts that were told already. */
const person = z.object({ clientId: z.string() });
const peopleOf: Readonly<Partial<Record<ExportedList, (item: ListItem) => unknown>>> = {
  clients: (item) => item,
  inbox: ({ client, author }) => client ?? author,
  work: ({ client }) => client,
  recipients: ({ client }) => client,
  members: (item) => item,
  usage: ({ clients }) => clients,
};

const lookedAt = (list: ExportedList, items: readonly ListItem[]): ReadonlySet<string> =>
  new Set(
    items
      .flatMap((item) => peopleOf[list]?.(item) ?? [])
      .flatMap((shown) => person.safeParse(shown).data?.clientId ?? []),
  );

type Exporting = Readonly<{ list: ExportedList; services: Services; context: CustomContext }>;

const recordExport = ({ list, services: { execute }, context }: Exporting) => {
  const { adminId: by, command, newId, now } = context;
  const exportId = newId();
  return execute({
    aggregate: listExport,
    id: exportId,
    decide: recordListExport,
    input: { exportId, list, by, now },
    context: { ...command, ownerId: '' },
  });
};

/** Everybody on a page has their look before any of it is sent. */
const sentOf = async function* (
  { list, services, context }: Exporting,
  pages: AsyncIterable<readonly ListItem[]>,
): AsyncGenerator<Uint8Array> {
  for await (const items of pages) {
    for (const clientId of lookedAt(list, items)) await recordLook(services, { clientId, target: 'list' }, context);
    yield Buffer.from(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  }
};

const from = async function* <Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* rest;
};

const streamed = (stream: AsyncIterable<Uint8Array>): Reply => ({
  stream,
  status: 200,
  headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'private, no-store' },
});

type Source = Readonly<{ params: z.ZodType; query: z.ZodType; read: ReadPages }>;

const exportListRoute = (list: ExportedList, { params, query, read }: Source, services: Services) =>
  customRoute({
    method: 'get',
    path: `/exports${exportedPaths[list]}`,
    access: 'superadmin',
    summary: `All rows of the list ${exportedPaths[list]}, as it answers them, one JSON line each; recorded, and a look at everybody on it`,
    params,
    query: z.looseObject({}),
    bytes: 'answered',
    media: 'application/x-ndjson',
    handle: async (asked, context) => {
      const given = query.safeParse({ ...asked.query, limit: undefined, cursor: undefined });
      if (!given.success) return { refused: 'general.invalid-request' };
      const pages = read({ params: asked.params, query: z.looseObject({}).parse(given.data) }, context);
      try {
        const { value: first } = await pages.next();
        await recordExport({ list, services, context });
        return streamed(sentOf({ list, services, context }, from(first ?? [], pages)));
      } catch (fault) {
        if (fault instanceof RefusedList) return { refused: fault.code };
        throw fault;
      }
    },
  });

/** Their list is no query: it counts their sessions. */
const adminsSource = (services: Services): Source => ({
  params: z.object({}),
  query: z.looseObject({}),
  async *read(_asked, { now }) {
    yield await Promise.all((await services.adminRows()).map((row) => withSessionCount(services, row, now)));
  },
});

/** One for each list that can be exported, of the routes that answer them. */
export const createListExportRoutes = (services: Services, routes: readonly AnyQueryRoute[]) =>
  exportedLists.map((list) => {
    const route = routes.find(({ path }) => path === exportedPaths[list]);
    const source = route ? { ...route, read: readListPages(route, services) } : adminsSource(services);
    return exportListRoute(list, source, services);
  });
