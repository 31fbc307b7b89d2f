import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { isActive } from '@ecrin/domain/client/is-active.ts';
import type { ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { ReportedPlace } from '@ecrin/domain/comment-report/entrust-report.ts';
import { communityComment } from '@ecrin/domain/community-comment/community-comment.aggregate.ts';
import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { community } from '@ecrin/domain/community/community.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Where what was reported stands, by the streams; null: it was taken away, or its community is closed. */
export const findReportedPlace = async (
  events: ApiServices['events'],
  { kind, id }: ReportedSubject,
): Promise<ReportedPlace | null> => {
  const { state: published } =
    kind === 'comment'
      ? await loadAggregate(events, communityComment, { id })
      : await loadAggregate(events, communityCopy, { id });
  if (published.status === 'absent' || published.status === 'deleted' || published.status === 'withdrawn') return null;
  const { communityId } = published;
  const { state: place } = await loadAggregate(events, community, { id: communityId });
  if (place.status !== 'open' || place.words === null) return null;
  const { ownerId } = place;
  const { state: owner } = await loadAggregate(events, client, { id: ownerId });
  return {
    communityId,
    ownerId,
    ownerActive: owner.status === 'registered' && isActive(owner),
    hidden: published.status === 'hidden',
  };
};
