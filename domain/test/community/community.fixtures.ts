import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { community } from '#community/community.aggregate.ts';
import type { CommunityClosed, CommunityOpened } from '#community/community.events.ts';
import type { CommentRules, CommunitySettings } from '#community/community.vocabulary.ts';

export const { given } = specFor(community);
export const [communityId, ownerId, memberId] = ['community-1', 'claire', 'member-1'];
export const now = '2026-01-02T09:00:00.000Z';
export const rules: CommentRules = { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 };
export const settings: CommunitySettings = {
  visibility: 'private',
  joinCondition: 'validation',
  rules,
  indexed: false,
};
export const described = { name: 'Chœur du jeudi', purpose: 'Ce qu’on se dit après les répétitions.' };

export const opened: CommunityOpened = {
  type: 'CommunityOpened',
  data: { communityId, ownerId, memberId, ...settings, openedAt: now },
  private: { ...described, invite: 'code-1' },
};
export const closed: CommunityClosed = {
  type: 'CommunityClosed',
  data: { communityId, closedAt: now },
  private: null,
};
