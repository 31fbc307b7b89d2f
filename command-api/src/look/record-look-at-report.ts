import { commentReport, type ExistingCommentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import type { ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { communityComment } from '@ecrin/domain/community-comment/community-comment.aggregate.ts';
import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
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
  const published = await publishedOf(services, subject);
  if (published?.place.settings.visibility !== 'private') return;
  for (const [clientId, as] of concerned(report, published))
    await recordLook(
      services,
      { clientId, target: 'report', report: { reportId, kind: subject.kind, reason, as } },
      context,
    );
};

/** Where it was published, and the author of the comment that it answers, whose words are read with it; null: it answers none. */
type Published = Readonly<{ place: ExistingCommunity; answeredId: string | null }>;

const publishedOf = async ({ events }: LookServices, { kind, id }: ReportedSubject): Promise<Published | null> => {
  const { state: reported } =
    kind === 'comment'
      ? await loadAggregate(events, communityComment, { id })
      : await loadAggregate(events, communityCopy, { id });
  if (reported.status === 'absent') return null;
  const { state: place } = await loadAggregate(events, community, { id: reported.communityId });
  if (place.status === 'absent') return null;
  const parentId = 'parentId' in reported ? reported.parentId : null;
  return { place, answeredId: parentId === null ? null : await authorOf(events, parentId) };
};

/** null: their words are no longer there, and are not shown. */
const authorOf = async (events: LookServices['events'], commentId: string): Promise<string | null> => {
  const { state } = await loadAggregate(events, communityComment, { id: commentId });
  if (state.status === 'absent' || state.status === 'deleted') return null;
  const { communityId, authorId, writtenAt } = state;
  const { state: member } = await loadAggregate(events, communityMember, {
    id: communityMemberIdOf(communityId, authorId),
  });
  const outUntil = member.status === 'absent' ? null : member.wordsOutUntil;
  return outUntil !== null && writtenAt <= outUntil ? null : authorId;
};

/** Each once, for what concerns them most: it is their words, it answers theirs, it is their report, their community. */
const concerned = (
  { subject, reporterIds }: ExistingCommentReport,
  { place: { ownerId }, answeredId }: Published,
): ReadonlyMap<string, ReportLookedAt['as']> =>
  new Map([
    [ownerId, 'community-owner'],
    ...reporterIds.map((reporterId) => [reporterId, 'reporter'] as const),
    ...(answeredId === null ? [] : ([[answeredId, 'answered']] as const)),
    [subject.ownerId, 'author'],
  ]);
