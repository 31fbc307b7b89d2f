import { communityParams } from '@ecrin/contracts/community/community.ts';
import { entrustedReportList, type EntrustedReport } from '@ecrin/contracts/community/entrusted-reports.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import { commentReportModel, type CommentReportDocument } from '#comment-report/comment-report.model.ts';
import { knownClients } from '#inbox/known-people.ts';
import { findReportedPlace, readPublishedComment } from './community-readers.ts';
import { communityCommentModel, communityCopyModel, communityMemberModel, communityModel } from './community.model.ts';
import { copySources } from './shown-copy.ts';
import { viewAllowed } from './stand-in-community.ts';

/** The rest comes as these are answered. */
const shownAtOnce = 30;

type Models = Pick<ReadModels, 'open'>;

/** null: its author took it away, or the community hid it, meanwhile. */
const shownReport = async (models: Models, report: CommentReportDocument): Promise<EntrustedReport | null> => {
  const { reportId, subject, authorId, reasons, entrustedWith, entrustedUntil } = report;
  if (entrustedUntil === null || (await findReportedPlace(models)(subject))?.hidden !== false) return null;
  const published = await readPublishedComment(models)(subject);
  const { firstname } = (await knownClients(models, [authorId]))(authorId);
  return (
    published && {
      reportId,
      kind: subject.kind,
      subjectId: subject.id,
      firstname,
      words: published.words,
      answered: published.answered && published.answered.words,
      reasons: [...new Set(reasons)],
      reason: entrustedWith,
      until: entrustedUntil,
    }
  );
};

export const listEntrustedReportsRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/reports',
  access: 'client',
  summary: 'Lists the reports that administrators handed to the owner of a community, those that end first first',
  params: communityParams,
  query: z.object({}),
  answer: entrustedReportList,
  model: commentReportModel,
  joins: [
    communityModel,
    communityMemberModel,
    communityCommentModel,
    communityCopyModel,
    clientProfileModel,
    clientRowModel,
    ...copySources,
  ],
  ask:
    (models) =>
    async ({ params: { communityId } }, { clientId }) => {
      const view = await viewAllowed(models, 'manage', { communityId, clientId });
      if ('refused' in view) return view;
      const page = await (
        await models.open(commentReportModel)
      ).find({ filter: { communityId }, sort: [['entrustedUntil', 'asc']], limit: shownAtOnce });
      // Of one's own words the administrators decide, also when the community changed hands since.
      const answerable = page.items.filter(({ authorId }) => authorId !== clientId);
      const items = await Promise.all(answerable.map((report) => shownReport(models, report)));
      return { items: items.filter((item) => item !== null) };
    },
});
