import { commentReport, type ExistingCommentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import type { ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { communityComment } from '@ecrin/domain/community-comment/community-comment.aggregate.ts';
import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { community, type ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import type { ReportLookedAt } from '@ecrin/domain/look/look.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { recordLook, type LookContext, type LookServices } from './record-look.ts';

/**
 * Records, at everybody it concerns, that the calling administrator reads what was reported in a private community; to be awaited before its words are answered.
 * What was published to everybody is no look.
 */
export const recordLookAtReport = async (
  services: LookServices,
  reportId: string,
  context: LookContext,
): Promise<void> => {
  const { state: report } = await loadAggregate(services.events, commentReport, { id: reportId });
  if (report.status === 'absent') return;
  const { subject, reason } = report;
  const place = await placeOf(services, subject);
  if (place?.settings.visibility !== 'private') return;
  for (const [clientId, as] of concerned(report, place))
    await recordLook(
      services,
      { clientId, target: 'report', report: { reportId, kind: subject.kind, reason, as } },
      context,
    );
};

const placeOf = async ({ events }: LookServices, { kind, id }: ReportedSubject): Promise<ExistingCommunity | null> => {
  const { state: reported } =
    kind === 'comment'
      ? await loadAggregate(events, communityComment, { id })
      : await loadAggregate(events, communityCopy, { id });
  if (reported.status === 'absent') return null;
  const { state } = await loadAggregate(events, community, { id: reported.communityId });
  return state.status === 'absent' ? null : state;
};

/** Each once, for what concerns them most: it is their words, their report, their community. */
const concerned = (
  { subject, reporterIds }: ExistingCommentReport,
  { ownerId }: ExistingCommunity,
): ReadonlyMap<string, ReportLookedAt['as']> =>
  new Map([
    [ownerId, 'community-owner'],
    ...reporterIds.map((reporterId) => [reporterId, 'reporter'] as const),
    [subject.ownerId, 'author'],
  ]);
