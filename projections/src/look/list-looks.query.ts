import { listLooksQuery, lookList, type LookCard, type LookList } from '@ecrin/contracts/look/look.ts';
import { earlierOf } from '@ecrin/domain/time/instant.ts';
import { ReadModelsFault, type ModelStore, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { lookModel, type LookDocument, type OpenedContent } from './look.model.ts';

type Asked = z.infer<typeof listLooksQuery> & Readonly<{ now: string }>;

/** The looks of administrators at one client, the newest first. A cursor of another list is refused. */
export const listLooks =
  (models: Pick<ReadModels, 'open'>) =>
  async (
    ownerId: string,
    { now, limit, cursor }: Asked,
  ): Promise<LookList | { refused: 'general.invalid-request' }> => {
    const store = await models.open(lookModel);
    try {
      const page = await store.find({
        filter: { ownerId },
        sort: [['lookedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      return {
        items: page.items.map(lookCardOf(now)),
        nextCursor: page.nextCursor,
        thisYear: await countThisYear(store, ownerId, now),
      };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

/** Every look at a client, the oldest first, for their archive. */
export const allLooksOf = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
  now: string,
): Promise<readonly LookCard[]> => {
  const store = await models.open(lookModel);
  const all: LookCard[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: { ownerId }, sort: [['lookedAt', 'asc']], limit: 500, cursor });
    all.push(...page.items.map(lookCardOf(now)));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

/** When it ended: closed, or its time was over; null while it lasts. */
export const endOf = ({ closedAt, expiresAt }: OpenedContent, now: string): string | null => {
  const end = closedAt === null ? expiresAt : earlierOf(closedAt, expiresAt);
  return end <= now ? end : null;
};

const lookCardOf =
  (now: string) =>
  ({ lookId, target, role, reason, lookedAt, content, report }: LookDocument): LookCard => ({
    lookId,
    target,
    role,
    reason,
    lookedAt,
    content: content && {
      cause: content.cause,
      expiresAt: content.expiresAt,
      endedAt: endOf(content, now),
      thoughtIds: [...content.thoughtIds],
      others: content.others,
    },
    report: report && { kind: report.kind, reason: report.reason, as: report.as },
  });

/** More exceptional accesses to one client than any year has. */
const mostContents = 1_000;

const countThisYear = async (
  store: ModelStore<LookDocument>,
  ownerId: string,
  now: string,
): Promise<LookList['thisYear']> => {
  const lookedAt = { gte: `${now.slice(0, 4)}-01-01T00:00:00.000Z` };
  const filter = { ownerId, target: 'content', lookedAt } as const;
  const { items } = await store.find({ filter, sort: [['lookedAt', 'desc']], limit: mostContents });
  return {
    pages: await store.count({ ownerId, target: 'page', lookedAt }),
    contents: items.length,
    thoughts: new Set(items.flatMap(({ content }) => content?.thoughtIds ?? [])).size,
  };
};

export const listLooksRoute = queryRoute({
  method: 'get',
  path: '/looks',
  access: 'client',
  summary: 'Lists what administrators saw of the client, newest first',
  params: z.object({}),
  query: listLooksQuery,
  answer: lookList,
  model: lookModel,
  ask:
    (models) =>
    ({ query }, { clientId, now }) =>
      listLooks(models)(clientId, { ...query, now }),
});
