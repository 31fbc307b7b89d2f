import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Community } from './community.aggregate.ts';
import type { CommunityCopyPinned, CommunityCopyUnpinned } from './community.events.ts';

/** `copyId` null: none stands first any more. */
export type PinCopy = Readonly<{ communityId: string; copyId: string | null; by: string; now: string }>;

export const pinCopy = (
  { communityId, copyId, by, now }: PinCopy,
  state: Community,
): Decision<CommunityCopyPinned | CommunityCopyUnpinned, 'community.not-found'> => {
  if (state.status !== 'open') return refuse('community.not-found');
  if (state.pinned === copyId) return nothingNew;
  return copyId === null
    ? [{ type: 'CommunityCopyUnpinned', data: { communityId, by, unpinnedAt: now }, private: null }]
    : [{ type: 'CommunityCopyPinned', data: { communityId, copyId, by, pinnedAt: now }, private: null }];
};
