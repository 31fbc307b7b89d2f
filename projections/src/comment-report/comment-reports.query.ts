import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import {
  listReportsQuery,
  reportDetail,
  reportList,
  reportParams,
  type PublishedWords,
  type ReportDetail,
  type ListedStatus,
  type ReportRow,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { reportReasons, type ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { whyNotEntrusted, type ReportedPlace } from '@ecrin/domain/comment-report/entrust-report.ts';
import { lateAfterMs } from '@ecrin/domain/request/request.vocabulary.ts';
import type { Condition, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { ofHolder, shownHolders, type ShownHolders } from '#inbox/holders.ts';
import { idsIn, knownAdmins, knownClients, type FindKnown } from '#inbox/known-people.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';
import { findModerationRecord, findReporterRecords } from './moderation-record.query.ts';

/** Reads what was published, from the noun that published it; null: it is not there (any more). Journals are never read. */
export type ReadPublished = (
  models: Pick<ReadModels, 'open'>,
) => (subject: ReportedSubject) => Promise<PublishedWords | null>;

/** Where it was published, by the read models; null: it, or its community, is not there. */
export type FindReportedPlace = (
  models: Pick<ReadModels, 'open'>,
) => (subject: ReportedSubject) => Promise<ReportedPlace | null>;

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
  entrustedUntil: report.entrustedUntil,
  returned: report.returned,
});

const withStatus = (status: ListedStatus): Condition =>
  status === 'hidden' ? { in: ['hidden', 'hidden-by-community'] } : status;

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
          filter: { status: withStatus(status), ...ofHolder(holder, adminId) },
          sort: [['since', status === 'open' || status === 'entrusted' ? 'asc' : 'desc']],
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

/** Whether the owner of the community can be asked, and who answered there. */
const shownCommunity = async (
  models: Pick<ReadModels, 'open'>,
  findPlace: FindReportedPlace,
  report: CommentReportDocument,
): Promise<Pick<ReportDetail, 'community' | 'entrustedWith' | 'answeredBy'>> => {
  const { subject, entrustedWith, answeredBy } = report;
  const place = await findPlace(models)(subject);
  const client = await knownClients(models, idsIn([place?.ownerId ?? null, answeredBy]));
  return {
    community: { owner: place && client(place.ownerId), refusal: whyNotEntrusted(report, place) },
    entrustedWith,
    answeredBy: answeredBy === null ? null : client(answeredBy),
  };
};

export const findReportRoute = (read: ReadPublished, findPlace: FindReportedPlace) =>
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
        const author = await knownClients(models, [report.authorId]);
        const profile = await (await models.open(clientProfileModel)).get(report.subject.ownerId);
        const { decidedBy, hiddenFor } = report;
        const published = await read(models)(report.subject);
        return {
          ...rowOf(report, { author, published, holderOf: await shownHolders(models, [report]), now }),
          published,
          authorLanguage: profile?.language ?? 'fr',
          decidedBy: decidedBy === null ? null : (await knownAdmins(models, [decidedBy]))(decidedBy),
          hiddenFor,
          ...(await shownCommunity(models, findPlace, report)),
          authorRecord: await findModerationRecord(models)(report.authorId),
          reporterRecords: await findReporterRecords(models)(report.reporterIds),
        };
      },
  });
