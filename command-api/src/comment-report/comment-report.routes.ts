import {
  decideOnCommentRequest,
  reportParams,
  type DecideOnCommentRequest,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { commentReport, type CommentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { hideComment, keepComment, restoreComment } from '@ecrin/domain/comment-report/decide-on-comment.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'events'>;
type Decided = Readonly<{ reportId: string; by: string; now: string; asked: DecideOnCommentRequest }>;

const decideOnComment = ({ asked, ...on }: Decided, state: CommentReport) => {
  if (asked.decision === 'keep') return keepComment(on, state);
  return asked.decision === 'hide'
    ? hideComment({ ...on, ...asked }, state)
    : restoreComment({ ...on, ...asked }, state);
};

const decideOnCommentRoute = ({ events }: Services) =>
  commandRoute({
    method: 'put',
    path: '/comments/:reportId/decision',
    access: 'admin',
    summary: 'Keeps, hides or restores what was reported',
    params: reportParams,
    body: decideOnCommentRequest,
    answer: receipt,
    aggregate: commentReport,
    id: ({ params }) => params.reportId,
    prepare: async ({ params: { reportId } }) => {
      const ownerId = commentReport.ownerOf((await loadAggregate(events, commentReport, { id: reportId })).state);
      return ownerId === null ? ({ refused: 'comment-report.not-found' } as const) : { ownerId };
    },
    // A word to the author is sealed with the author's key.
    metadata: ({ found: { ownerId } }) => ({ ownerId }),
    input: ({ params, body }, { adminId, now }) => ({ ...params, by: adminId, now, asked: body }),
    decide: decideOnComment,
    absent: 'comment-report.not-found',
  });

export const commentReportRoutes = (services: Services) => [decideOnCommentRoute(services)];
