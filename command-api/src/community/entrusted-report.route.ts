import { answerReportRequest, entrustedReportParams } from '@ecrin/contracts/community/entrusted-reports.ts';
import { commentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { answerReport } from '@ecrin/domain/comment-report/entrust-report.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { standAllowed } from './stand-in-community.ts';

/** On the stream of the reports, which is their author’s. */
export const answerEntrustedReportRoute = ({ events }: Pick<ApiServices, 'events'>) =>
  commandRoute({
    method: 'put',
    path: '/communities/:communityId/reports/:reportId',
    access: 'client',
    summary: 'Leaves what was reported as it is, or hands the report back to the administrators, by the owner',
    params: entrustedReportParams,
    body: answerReportRequest,
    aggregate: commentReport,
    id: ({ params }) => params.reportId,
    prepare: async ({ params: { communityId, reportId } }, { clientId }) => {
      const standing = await standAllowed(events, 'manage', { communityId, clientId });
      if ('refused' in standing) return standing;
      const { state } = await loadAggregate(events, commentReport, { id: reportId });
      return state.status === 'absent' || state.entrusted?.communityId !== communityId
        ? ({ refused: 'comment-report.not-entrusted' } as const)
        : { authorId: state.subject.ownerId };
    },
    metadata: ({ found }) => ({ ownerId: found.authorId }),
    input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, by: clientId, now }),
    decide: answerReport,
    absent: 'comment-report.not-entrusted',
  });
