import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { rulesRefusal, type CommentRulesRefusal } from './comment-rules.ts';
import type { Community, ExistingCommunity } from './community.aggregate.ts';
import type {
  CommunityClosed,
  CommunityDescribed,
  CommunityInviteReplaced,
  CommunitySettingsChanged,
} from './community.events.ts';
import type { CommunitySettings } from './community.vocabulary.ts';

type Absent = 'community.not-found';
type OfCommunity = Readonly<{ communityId: string; now: string }>;
export type ChangeCommunity = OfCommunity & Readonly<{ name: string; purpose: string; settings: CommunitySettings }>;

const described = ({ communityId, name, purpose, now }: ChangeCommunity, { words }: ExistingCommunity) =>
  isSameValue(words, { name, purpose })
    ? nothingNew
    : [
        {
          type: 'CommunityDescribed',
          data: { communityId, describedAt: now },
          private: { name, purpose },
        } satisfies CommunityDescribed,
      ];

const settled = ({ communityId, settings, now }: ChangeCommunity, before: ExistingCommunity) =>
  isSameValue(before.settings, settings)
    ? nothingNew
    : [
        {
          type: 'CommunitySettingsChanged',
          data: { communityId, ...settings, changedAt: now },
          private: null,
        } satisfies CommunitySettingsChanged,
      ];

/** All settings as they should be; what is the same is not recorded again. */
export const changeCommunity = (
  command: ChangeCommunity,
  state: Community,
): Decision<CommunityDescribed | CommunitySettingsChanged, Absent | CommentRulesRefusal> => {
  if (state.status !== 'open') return refuse('community.not-found');
  const refusal = rulesRefusal(command.settings.rules);
  return refusal ? refuse(refusal) : [...described(command, state), ...settled(command, state)];
};

export const replaceInvite = (
  { communityId, invite, now }: OfCommunity & Readonly<{ invite: string }>,
  state: Community,
): Decision<CommunityInviteReplaced, Absent> => {
  if (state.status !== 'open') return refuse('community.not-found');
  return state.invite === invite
    ? nothingNew
    : [{ type: 'CommunityInviteReplaced', data: { communityId, replacedAt: now }, private: { invite } }];
};

export const closeCommunity = (
  { communityId, now }: OfCommunity,
  { status }: Community,
): Decision<CommunityClosed, Absent> => {
  if (status === 'absent') return refuse('community.not-found');
  return status === 'open'
    ? [{ type: 'CommunityClosed', data: { communityId, closedAt: now }, private: null }]
    : nothingNew;
};
