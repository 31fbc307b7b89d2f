import type { Activity, ActivityKind, ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import { ReadModelsFault, type Filter, type ModelStore, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { activityModel, type ActivityDocument } from './activity.model.ts';

/** `from` inclusive, `before` exclusive, ISO 8601 UTC, by when it was recorded. */
export type ActivitySpan = Readonly<{ from?: string | undefined; before?: string | undefined }>;
type Paging = Readonly<{ limit: number; cursor?: string | null | undefined }>;
export type ActivityAsked = ActivitySpan & Paging & Readonly<{ kind?: ActivityKind | undefined }>;

const newestFirst = [
  ['recordedAt', 'desc'],
  ['position', 'desc'],
] as const;

export const recordedWithin = ({ from, before }: ActivitySpan): Filter<ActivityDocument> =>
  from === undefined && before === undefined
    ? {}
    : { recordedAt: { ...(from === undefined ? {} : { gte: from }), ...(before === undefined ? {} : { lt: before }) } };

/** As it is told. */
export const activityOf = ({
  adminId: _adminId,
  act: _act,
  thingId: _thingId,
  ...activity
}: ActivityDocument): Activity => activity;

/** null: the cursor is none of this list. */
const pageOf = async (
  store: ModelStore<ActivityDocument>,
  filter: Filter<ActivityDocument>,
  { limit, cursor }: Paging,
): Promise<ActivityPage | null> => {
  try {
    const { items, nextCursor } = await store.find({ filter, sort: newestFirst, limit, cursor: cursor ?? null });
    return { items: items.map(activityOf), nextCursor };
  } catch (fault) {
    if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor') return null;
    throw fault;
  }
};

/** What happened to one client, newest first; null: the cursor is none of this list. */
export const listActivity =
  (models: ReadModels) =>
  async (ownerId: string, { kind, ...asked }: ActivityAsked): Promise<ActivityPage | null> =>
    pageOf(await models.open(activityModel), { ownerId, ...(kind ? { kind } : {}), ...recordedWithin(asked) }, asked);

/** What one administrator did, newest first, to whomever; null: the cursor is none of this list. */
export const listActsOfAdmin =
  (models: ReadModels) =>
  async (adminId: string, asked: ActivitySpan & Paging): Promise<ActivityPage | null> =>
    pageOf(await models.open(activityModel), { adminId, ...recordedWithin(asked) }, asked);

export type ActLogAsked = ActivityAsked & Readonly<{ adminId?: string | undefined }>;

/** What all administrators did, or one of them, newest first; `total`: of all pages. null: the cursor is none of this list. */
export const listActLog =
  (models: ReadModels) =>
  async ({ adminId, kind, ...asked }: ActLogAsked): Promise<(ActivityPage & Readonly<{ total: number }>) | null> => {
    const store = await models.open(activityModel);
    const whose = adminId === undefined ? { act: true } : { adminId };
    const filter = { ...whose, ...(kind ? { kind } : {}), ...recordedWithin(asked) };
    const page = await pageOf(store, filter, asked);
    return page && { ...page, total: await store.count(filter) };
  };

const exportPage = 500;

/** The whole history of a client, newest first, a page at a time. */
export const readActivity = (models: ReadModels) =>
  async function* (ownerId: string, asked: ActivitySpan & Readonly<{ kind?: ActivityKind | undefined }>) {
    const list = listActivity(models);
    let cursor: string | null = null;
    do {
      const page: ActivityPage | null = await list(ownerId, { ...asked, cursor, limit: exportPage });
      if (page) yield page.items;
      cursor = page?.nextCursor ?? null;
    } while (cursor !== null);
  };
