import {
  countInboxQuery,
  inboxCounts,
  inboxKinds,
  inboxList,
  listInboxQuery,
  type InboxCounts,
  type InboxRow,
} from '@ecrin/contracts/inbox/inbox.ts';
import type { Document, Filter, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { commentReportModel } from '#comment-report/comment-report.model.ts';
import { shownReports, type ReadPublished } from '#comment-report/comment-reports.query.ts';
import { erasureProposalModel } from '#erasure-proposal/erasure-proposal.model.ts';
import { shownProposals } from '#erasure-proposal/erasure-proposals.query.ts';
import { organizationModel } from '#organization/organization.model.ts';
import { requestModel } from '#request/request.model.ts';
import { shownRequests } from '#request/shown-request.ts';
import { findPage } from './find-page.ts';
import { ofHolder, shownPlaces, type ShownPlace } from './holders.ts';
import { inboxItemModel, type InboxItemDocument } from './inbox-item.model.ts';

type Models = Pick<ReadModels, 'open'>;
type Items = readonly InboxItemDocument[];
type Without<Row> = Row extends unknown ? Omit<Row, keyof ShownPlace> : never;

/** Those of the items that are documents of a model. */
const documentsOf = async <Doc extends Document>(models: Models, model: Model<Doc>, items: Items) => {
  const found = await (await models.open(model)).getMany(items.map(({ id }) => id));
  return items.flatMap(({ id }) => found.get(id)?.doc ?? []);
};

/** What is shown of some items, by their ids in the inbox: of each as its own page shows it. */
const contentsOf = async (
  models: Models,
  items: Items,
  read: ReadPublished,
): Promise<ReadonlyMap<string, Without<InboxRow>>> => {
  const requests = items.filter(({ kind }) => kind !== 'report' && kind !== 'erasure');
  const [reports, erasures] = [
    items.filter(({ kind }) => kind === 'report'),
    items.filter(({ kind }) => kind === 'erasure'),
  ];
  return new Map<string, Without<InboxRow>>([
    ...(await shownRequests(models, await documentsOf(models, requestModel, requests))).map(
      (row) => [row.requestId, { of: 'request', ...row }] as const,
    ),
    ...(await shownReports(models, await documentsOf(models, commentReportModel, reports), read)).map(
      (row) => [row.reportId, { of: 'report', ...row }] as const,
    ),
    ...(await shownProposals(models, await documentsOf(models, erasureProposalModel, erasures))).map(
      (row) => [row.proposalId, { of: 'erasure', ...row }] as const,
    ),
  ]);
};

const joins = [
  requestModel,
  commentReportModel,
  erasureProposalModel,
  clientProfileModel,
  organizationModel,
  adminRowModel,
];

export const listInboxRoute = (read: ReadPublished) =>
  queryRoute({
    method: 'get',
    path: '/inbox',
    access: 'admin',
    summary:
      'Lists requests, reports and proposed erasures: those that wait by when they are due, others by the latest change',
    params: z.object({}),
    query: listInboxQuery,
    answer: inboxList,
    model: inboxItemModel,
    joins,
    ask:
      (models) =>
      async ({ query: { status, kind, holder, cursor, limit } }, { now, adminId }) => {
        const page = await findPage(await models.open(inboxItemModel), {
          filter: { status, ...(kind && { kind }), ...ofHolder(holder, adminId) },
          sort: [status === 'open' ? ['dueAt', 'asc'] : ['since', 'desc']],
          limit,
          cursor: cursor ?? null,
        });
        if ('refused' in page) return page;
        const contents = await contentsOf(models, page.items, read);
        const placeOf = await shownPlaces(models, page.items, now);
        const items = page.items.flatMap((item) => {
          const content = contents.get(item.id);
          return content ? [{ ...content, ...placeOf(item) }] : [];
        });
        return { items, nextCursor: page.nextCursor };
      },
  });

/** How many of the list wait. */
const countOf = async (models: Models, waiting: Filter<InboxItemDocument>, now: string): Promise<InboxCounts> => {
  const store = await models.open(inboxItemModel);
  const [open, late, oldest] = await Promise.all([
    store.countBy('kind', waiting),
    store.countBy('kind', { ...waiting, dueAt: { lt: now } }),
    store.find({ filter: waiting, sort: [['since', 'asc']], limit: 1 }),
  ]);
  const kinds = inboxKinds.map((kind) => ({ kind, open: open.get(kind) ?? 0, late: late.get(kind) ?? 0 }));
  const sum = (of: 'open' | 'late') => kinds.reduce((all, counted) => all + counted[of], 0);
  return {
    open: sum('open'),
    late: sum('late'),
    oldestSince: oldest.items[0]?.since ?? null,
    // Cast: one of every kind.
    byKind: Object.fromEntries(kinds.map(({ kind, ...counts }) => [kind, counts])) as InboxCounts['byKind'],
  };
};

export const countInboxRoute = queryRoute({
  method: 'get',
  path: '/inbox-counts',
  access: 'admin',
  summary: 'Counts what waits for an administrator in the inbox, by kind',
  params: z.object({}),
  query: countInboxQuery,
  answer: inboxCounts,
  model: inboxItemModel,
  ask:
    (models) =>
    ({ query: { holder } }, { now, adminId }) =>
      countOf(models, { status: 'open', ...ofHolder(holder, adminId) }, now),
});
