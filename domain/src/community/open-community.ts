import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { rulesRefusal, type CommentRulesRefusal } from './comment-rules.ts';
import type { Community } from './community.aggregate.ts';
import type { CommunityOpened } from './community.events.ts';
import type { CommunitySettings } from './community.vocabulary.ts';

/** The caller claims a place among the owner's communities. */
export type OpenCommunity = Readonly<{
  communityId: string;
  ownerId: string;
  memberId: string;
  name: string;
  purpose: string;
  invite: string;
  settings: CommunitySettings;
  now: string;
}>;

export const openCommunity = (
  { communityId, ownerId, memberId, name, purpose, invite, settings, now }: OpenCommunity,
  state: Community,
): Decision<CommunityOpened, CommentRulesRefusal | 'community.already-exists'> => {
  if (state.status !== 'absent')
    return state.words?.name === name && state.status === 'open' ? nothingNew : refuse('community.already-exists');
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
