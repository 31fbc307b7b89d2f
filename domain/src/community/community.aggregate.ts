import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { CommunityEvent } from './community.events.ts';
import type { CommunitySettings } from './community.vocabulary.ts';

/** Words are null once the owner's key is destroyed: nobody reads it any more. */
export type ExistingCommunity = Readonly<{
  status: 'open' | 'closed';
  ownerId: string;
  /** What the owner is called by among the members. */
  memberId: string;
  settings: CommunitySettings;
  words: Readonly<{ name: string; purpose: string }> | null;
  invite: string | null;
  /** A shared copy. */
  pinned: string | null;
  /** To whom it is offered. */
  handover: Readonly<{ clientId: string; memberId: string }> | null;
  organizationId: string | null;
}>;
export type Community = Readonly<{ status: 'absent' }> | ExistingCommunity;

type RecordedSettings = Omit<CommunitySettings, 'indexed'> & Readonly<{ indexed?: boolean }>;

/** Recorded before there was a choice: not listed. */
export const settingsOf = ({
  visibility,
  joinCondition,
  rules,
  indexed = false,
}: RecordedSettings): CommunitySettings => ({
  visibility,
  joinCondition,
  rules,
  indexed,
});

const change = (state: Community, changed: Partial<ExistingCommunity>): Community =>
  state.status === 'absent' ? state : { ...state, ...changed };

export const community: Aggregate<Community, CommunityEvent> = {
  category: 'community',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Community, CommunityEvent>({
    CommunityOpened: (_before, { ownerId, memberId, ...settings }, words) => ({
      status: 'open',
      ownerId,
      memberId,
      settings: settingsOf(settings),
      words: words && { name: words.name, purpose: words.purpose },
      invite: words?.invite ?? null,
      pinned: null,
      handover: null,
      organizationId: null,
    }),
    CommunityDescribed: (state, _data, words) => change(state, { words }),
    CommunitySettingsChanged: (state, settings) => change(state, { settings: settingsOf(settings) }),
    CommunityInviteReplaced: (state, _data, words) => change(state, { invite: words?.invite ?? null }),
    CommunityClosed: (state) => change(state, { status: 'closed', invite: null, handover: null }),
    CommunityCopyPinned: (state, { copyId }) => change(state, { pinned: copyId }),
    CommunityCopyUnpinned: (state) => change(state, { pinned: null }),
    CommunityHandoverOffered: (state, { toClientId, toMemberId }) =>
      change(state, { handover: { clientId: toClientId, memberId: toMemberId } }),
    CommunityHandoverWithdrawn: (state) => change(state, { handover: null }),
    CommunityHandoverDeclined: (state) => change(state, { handover: null }),
    CommunityOwnershipGiven: (state) => change(state, { handover: null }),
    CommunityOwnershipTaken: (state, { ownerId, memberId }, words) =>
      change(state, {
        ownerId,
        memberId,
        words: words && { name: words.name, purpose: words.purpose },
        invite: words?.invite ?? null,
      }),
    CommunityAssigned: (state, { organizationId }) => change(state, { organizationId }),
    CommunityReleased: (state) => change(state, { organizationId: null }),
  }),
};
