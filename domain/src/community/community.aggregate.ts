import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { CommunityEvent } from './community.events.ts';
import type { CommunitySettings } from './community.vocabulary.ts';

/** Words are null once the owner's key is destroyed: nobody reads it any more. */
export type ExistingCommunity = Readonly<{
  status: 'open' | 'closed';
  ownerId: string;
  settings: CommunitySettings;
  words: Readonly<{ name: string; purpose: string }> | null;
  invite: string | null;
}>;
export type Community = Readonly<{ status: 'absent' }> | ExistingCommunity;

const change = (state: Community, changed: Partial<ExistingCommunity>): Community =>
  state.status === 'absent' ? state : { ...state, ...changed };

export const community: Aggregate<Community, CommunityEvent> = {
  category: 'community',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Community, CommunityEvent>({
    CommunityOpened: (_before, { ownerId, visibility, joinCondition, rules }, words) => ({
      status: 'open',
      ownerId,
      settings: { visibility, joinCondition, rules },
      words: words && { name: words.name, purpose: words.purpose },
      invite: words?.invite ?? null,
    }),
    CommunityDescribed: (state, _data, words) => change(state, { words }),
    CommunitySettingsChanged: (state, { visibility, joinCondition, rules }) =>
      change(state, { settings: { visibility, joinCondition, rules } }),
    CommunityInviteReplaced: (state, _data, words) => change(state, { invite: words?.invite ?? null }),
    CommunityClosed: (state) => change(state, { status: 'closed', invite: null }),
  }),
};
