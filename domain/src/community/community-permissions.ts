import type { CommentPermission, CommunitySettings } from './community.vocabulary.ts';

/** `stranger`: without its link; `guest`: came with its link; `blocked`: may not come back. */
export type CommunityRole = 'owner' | 'team' | 'member' | 'guest' | 'stranger' | 'blocked';

export const communityActs = [
  'see',
  'read-comments',
  'enter',
  'ask',
  'comment',
  'share',
  'moderate',
  'manage',
] as const;
/** `see`: its name and purpose. `read-comments`: what is inside. `share`: a copy of one's own. `moderate`: requests, members, hiding. `manage`: settings, link, team, closing. */
export type CommunityAct = (typeof communityActs)[number];

const commenting: Readonly<Record<CommentPermission, readonly CommunityRole[]>> = {
  owner: ['owner'],
  team: ['owner', 'team'],
  members: ['owner', 'team', 'member'],
};
const inside: ReadonlySet<CommunityRole> = new Set(['owner', 'team', 'member']);
const isInside = (role: CommunityRole): boolean => inside.has(role);

/** What a role may do. For whom may not even see it, everything answers as if it did not exist. */
export const isAllowed = (
  act: CommunityAct,
  role: CommunityRole,
  { visibility, joinCondition, rules }: CommunitySettings,
): boolean => {
  const isVisible = isInside(role) || role === 'guest' || visibility === 'public';
  const isOutside = isVisible && !isInside(role) && role !== 'blocked';
  const allowed: Readonly<Record<CommunityAct, boolean>> = {
    see: isVisible,
    'read-comments': isInside(role),
    enter: isOutside && joinCondition === 'open',
    ask: isOutside && joinCondition === 'validation',
    comment: commenting[rules.permission].includes(role),
    share: isInside(role),
    moderate: role === 'owner' || role === 'team',
    manage: role === 'owner',
  };
  return allowed[act];
};
