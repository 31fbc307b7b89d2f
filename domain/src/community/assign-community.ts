import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Community } from './community.aggregate.ts';
import type { CommunityAssigned, CommunityReleased } from './community.events.ts';

/** `by`: an administrator. */
type Assignment = Readonly<{ communityId: string; organizationId: string; by: string; now: string }>;

export const assignCommunity = (
  { now, ...assignment }: Assignment,
  state: Community,
): Decision<CommunityAssigned, 'community.not-found' | 'community.assigned-elsewhere'> => {
  if (state.status !== 'open') return refuse('community.not-found');
  if (state.organizationId === assignment.organizationId) return nothingNew;
  return state.organizationId === null
    ? [{ type: 'CommunityAssigned', data: { ...assignment, assignedAt: now }, private: null }]
    : refuse('community.assigned-elsewhere');
};

/** Also of a closed one. */
export const releaseCommunity = (
  { now, ...assignment }: Assignment,
  state: Community,
): Decision<CommunityReleased, 'community.not-found'> =>
  state.status !== 'absent' && state.organizationId === assignment.organizationId
    ? [{ type: 'CommunityReleased', data: { ...assignment, releasedAt: now }, private: null }]
    : refuse('community.not-found');
