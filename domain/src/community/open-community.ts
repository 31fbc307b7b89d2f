import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { rulesRefusal, type CommentRulesRefusal } from './comment-rules.ts';
import type { Community } from './community.aggregate.ts';
import type { CommunityOpened } from './community.events.ts';
import { maxOwnCommunities, type CommunitySettings } from './community.vocabulary.ts';

/** `owned`: how many open ones the owner has already. */
export type OpenCommunity = Readonly<{
  communityId: string;
  ownerId: string;
  memberId: string;
  name: string;
  purpose: string;
  invite: string;
  settings: CommunitySettings;
  owned: number;
  now: string;
}>;

export const openCommunity = (
  { communityId, ownerId, memberId, name, purpose, invite, settings, owned, now }: OpenCommunity,
  state: Community,
): Decision<CommunityOpened, CommentRulesRefusal | 'community.already-exists' | 'community.too-many'> => {
  if (state.status !== 'absent')
    return state.words?.name === name && state.status === 'open' ? nothingNew : refuse('community.already-exists');
  if (owned >= maxOwnCommunities) return refuse('community.too-many');
  const refusal = rulesRefusal(settings.rules);
  if (refusal) return refuse(refusal);
  return [
    {
      type: 'CommunityOpened',
      data: { communityId, ownerId, memberId, ...settings, openedAt: now },
      private: { name, purpose, invite },
    },
  ];
};
