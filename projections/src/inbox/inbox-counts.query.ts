import { inboxCounts, type InboxCounts, type QueueCount } from '@ecrin/contracts/inbox/inbox-counts.ts';
import { lateAfterMs } from '@ecrin/domain/request/request.vocabulary.ts';
import type { Document, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commentReportModel } from '#comment-report/comment-report.model.ts';
import { erasureProposalModel } from '#erasure-proposal/erasure-proposal.model.ts';
import { requestPlaceModel } from '#request/request.model.ts';

type Waiting = Document & Readonly<{ status: string; since: string }>;

const countWaiting = async (store: Pick<ModelStore<Waiting>, 'count' | 'find'>, now: string): Promise<QueueCount> => {
  const lateBefore = new Date(Date.parse(now) - lateAfterMs).toISOString();
  const [open, late, oldest] = await Promise.all([
    store.count({ status: 'open' }),
    store.count({ status: 'open', since: { lt: lateBefore } }),
    store.find({ filter: { status: 'open' }, sort: [['since', 'asc']], limit: 1 }),
  ]);
  return { open, late, oldestSince: oldest.items[0]?.since ?? null };
};

/** What waits for an administrator now. */
export const countInbox =
  (models: Pick<ReadModels, 'open'>) =>
  async (now: string): Promise<InboxCounts> => {
    const places = await models.open(requestPlaceModel);
    const byKind = await places.countBy('kind', { status: 'open' });
    const of = (kind: string) => byKind.get(kind) ?? 0;
    return {
      requests: {
        ...(await countWaiting(places, now)),
        byKind: { join: of('join'), permission: of('permission'), help: of('help') },
      },
      comments: await countWaiting(await models.open(commentReportModel), now),
      erasures: await countWaiting(await models.open(erasureProposalModel), now),
    };
  };

export const countInboxRoute = queryRoute({
  method: 'get',
  path: '/inbox-counts',
  access: 'admin',
  summary: 'Counts what waits for an administrator: requests, reported comments and proposed erasures',
  params: z.object({}),
  query: z.object({}),
  answer: inboxCounts,
  model: requestPlaceModel,
  joins: [commentReportModel, erasureProposalModel],
  ask:
    (models) =>
    (_request, { now }) =>
      countInbox(models)(now),
});
