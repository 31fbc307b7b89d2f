import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import {
  reportDetail,
  reportParams,
  type PublishedWords,
  type ReportDetail,
  type ReportRow,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { reportReasons, type ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { whyNotEntrusted, type ReportedPlace } from '@ecrin/domain/comment-report/entrust-report.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findShownPlace, type ShownPlace } from '#inbox/holders.ts';
import { inboxItemModel } from '#inbox/inbox-item.model.ts';
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

type ShownReport = Omit<ReportRow, keyof ShownPlace>;

const shownReport = (
  report: CommentReportDocument,
  author: FindKnown<KnownClient>,
  published: PublishedWords | null,
): ShownReport => ({
  reportId: report.reportId,
  kind: report.subject.kind,
  author: author(report.subject.ownerId),
  reporters: report.reasons.length,
  reasons: reportReasons
    .map((reason) => ({ reason, count: report.reasons.filter((one) => one === reason).length }))
    .filter(({ count }) => count > 0),
  status: report.status,
  since: report.since,
  published: published && { place: published.place, writtenAt: published.writtenAt },
  entrustedUntil: report.entrustedUntil,
  returned: report.returned,
});

/** As the inbox shows some; whose they are stands in it. */
export const shownReports = async (
  models: Pick<ReadModels, 'open'>,
  reports: readonly CommentReportDocument[],
  read: ReadPublished,
): Promise<readonly ShownReport[]> => {
  const author = await knownClients(
    models,
    reports.map(({ subject }) => subject.ownerId),
  );
  return Promise.all(reports.map(async (report) => shownReport(report, author, await read(models)(report.subject))));
};

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
    joins: [inboxItemModel, clientProfileModel, adminRowModel],
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
          ...shownReport(report, author, published),
          ...(await findShownPlace(models, reportId, now)),
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
