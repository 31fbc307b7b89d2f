import { communityCopy, type ExistingCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Place = Readonly<{ communityId: string; copyId: string }>;

/** A copy that stands in a community now, hidden ones too; null: withdrawn, taken out by its author who left, or not of this community. */
export const findSharedCopy = async (
  events: ApiServices['events'],
  { communityId, copyId }: Place,
): Promise<ExistingCopy | null> => {
  const { state } = await loadAggregate(events, communityCopy, { id: copyId });
  if (state.status === 'absent' || state.status === 'withdrawn' || state.communityId !== communityId) return null;
  if (state.copy === null) return null;
  const id = communityMemberIdOf(communityId, state.authorId);
  const { state: author } = await loadAggregate(events, communityMember, { id });
  const outUntil = author.status === 'absent' ? null : author.wordsOutUntil;
  return outUntil !== null && state.sharedAt <= outUntil ? null : state;
};
