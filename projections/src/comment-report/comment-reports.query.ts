import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import {
  listReportsQuery,
  reportDetail,
  reportList,
  reportParams,
  type PublishedWords,
  type ReportRow,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { reportReasons, type ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { lateAfterMs } from '@ecrin/domain/request/request.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { ofHolder, shownHolders, type ShownHolders } from '#inbox/holders.ts';
import { knownAdmins, knownClients, type FindKnown } from '#inbox/known-people.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';
import { findModerationRecord, findReporterRecords } from './moderation-record.query.ts';

/** Reads what was published, from the noun that published it; null: it is not there (any more). Journals are never read. */
export type ReadPublished = (
  models: Pick<ReadModels, 'open'>,
) => (subject: ReportedSubject) => Promise<PublishedWords | null>;

type Shown = Readonly<{
  author: FindKnown<KnownClient>;
  published: PublishedWords | null;
  holderOf: ShownHolders;
  now: string;
}>;

const rowOf = (report: CommentReportDocument, { author, published, holderOf, now }: Shown): ReportRow => ({
  reportId: report.reportId,
  kind: report.subject.kind,
  author: author(report.subject.ownerId),
  reporters: report.reasons.length,
  reasons: reportReasons
    .map((reason) => ({ reason, count: report.reasons.filter((one) => one === reason).length }))
    .filter(({ count }) => count > 0),
  status: report.status,
  since: report.since,
  late: report.status === 'open' && Date.parse(now) - Date.parse(report.since) > lateAfterMs,
  published: published && { place: published.place, writtenAt: published.writtenAt },
  holder: holderOf(report),
});

export const listReportsRoute = (read: ReadPublished) =>
  queryRoute({
    method: 'get',
    path: '/comments',
    access: 'admin',
    summary: 'Lists what was reported: waiting reports the oldest first, decided ones by the latest decision',
    params: z.object({}),
    query: listReportsQuery,
    answer: reportList,
    model: commentReportModel,
    joins: [clientProfileModel, adminRowModel],
    ask:
      (models) =>
      async ({ query: { status, holder, cursor, limit } }, { now, adminId }) => {
        const page = await findPage(await models.open(commentReportModel), {
          filter: { status, ...ofHolder(holder, adminId) },
          sort: [['since', status === 'open' ? 'asc' : 'desc']],
          limit,
          cursor: cursor ?? null,
        });
        if ('refused' in page) return page;
        const author = await knownClients(
          models,
          page.items.map(({ subject }) => subject.ownerId),
        );
        const holderOf = await shownHolders(models, page.items);
        const items = page.items.map(async (report) =>
          rowOf(report, { author, published: await read(models)(report.subject), holderOf, now }),
        );
        return { items: await Promise.all(items), nextCursor: page.nextCursor };
      },
  });

export const findReportRoute = (read: ReadPublished) =>
  queryRoute({
    method: 'get',
    path: '/comments/:reportId',
    access: 'admin',
    summary: 'Shows what was reported, with the decision on it',
    params: reportParams,
    query: z.object({}),
    answer: reportDetail,
    model: commentReportModel,
    joins: [clientProfileModel, adminRowModel],
    // Whom the words of a private community concern is told before they are answered.
    look: { target: 'report', at: ({ params: { reportId } }, { published }) => (published ? [reportId] : []) },
    ask:
      (models) =>
      async ({ params: { reportId } }, { now }) => {
        const report = await (await models.open(commentReportModel)).get(reportId);
        if (!report) return { refused: 'comment-report.not-found' as const };
        const author = await knownClients(models, [report.subject.ownerId]);
        const profile = await (await models.open(clientProfileModel)).get(report.subject.ownerId);
        const { decidedBy, hiddenFor } = report;
        const published = await read(models)(report.subject);
        return {
          ...rowOf(report, { author, published, holderOf: await shownHolders(models, [report]), now }),
          published,
          authorLanguage: profile?.language ?? 'fr',
          decidedBy: decidedBy === null ? null : (await knownAdmins(models, [decidedBy]))(decidedBy),
          hiddenFor,
          authorRecord: await findModerationRecord(models)(report.authorId),
          reporterRecords: await findReporterRecords(models)(report.reporterIds),
        };
      },
  });
