import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { SharedCopy } from '#story/shared-copy.ts';
import type { CommunityCopy } from './community-copy.aggregate.ts';
import type {
  CommunityCopyHidden,
  CommunityCopyPublicityChanged,
  CommunityCopyRestored,
  CommunityCopyShared,
  CommunityCopyWithdrawn,
  CopyKind,
} from './community-copy.events.ts';

type Absent = 'community.copy-not-found';
type OnCopy = Readonly<{ copyId: string; now: string }>;

/** `copy`: what others may read of the source; null: it is not there, or another's. The caller claims a place among the author's copies. */
export type ShareCopy = OnCopy &
  Readonly<{
    communityId: string;
    authorId: string;
    kind: CopyKind;
    sourceId: string;
    withPrivate: boolean;
    publicly: boolean;
    copy: SharedCopy | null;
  }>;
type ShareCopyRefusal = 'community.copy-already-exists' | 'community.copy-empty' | 'community.source-not-found';

export const shareCopy = (
  { now, copy, ...shared }: ShareCopy,
  state: CommunityCopy,
): Decision<CommunityCopyShared, ShareCopyRefusal> => {
  if (state.status !== 'absent')
    return state.sourceId === shared.sourceId && state.communityId === shared.communityId
      ? nothingNew
      : refuse('community.copy-already-exists');
  if (copy === null) return refuse('community.source-not-found');
  if (copy.parts.length === 0) return refuse('community.copy-empty');
  return [{ type: 'CommunityCopyShared', data: { ...shared, sharedAt: now }, private: { copy } }];
};

/** By the author, at any time, also when it is hidden, and after leaving. */
export const withdrawCopy = (
  { copyId, now }: OnCopy,
  state: CommunityCopy,
): Decision<CommunityCopyWithdrawn, Absent> => {
  if (state.status === 'absent') return refuse('community.copy-not-found');
  const { communityId } = state;
  return state.status === 'withdrawn'
    ? nothingNew
    : [{ type: 'CommunityCopyWithdrawn', data: { copyId, communityId, withdrawnAt: now }, private: null }];
};

export const changeCopyPublicity = (
  { copyId, publicly, now }: OnCopy & Readonly<{ publicly: boolean }>,
  state: CommunityCopy,
): Decision<CommunityCopyPublicityChanged, Absent> => {
  if (state.status === 'absent' || state.status === 'withdrawn') return refuse('community.copy-not-found');
  return state.publicly === publicly
    ? nothingNew
    : [{ type: 'CommunityCopyPublicityChanged', data: { copyId, publicly, changedAt: now }, private: null }];
};

/** Hides or shows again, by the owner or the team. */
export const moderateCopy = (
  { copyId, hidden, by, now }: OnCopy & Readonly<{ hidden: boolean; by: string }>,
  { status }: CommunityCopy,
): Decision<CommunityCopyHidden | CommunityCopyRestored, Absent> => {
  if (status === 'absent' || status === 'withdrawn') return refuse('community.copy-not-found');
  if (hidden === (status === 'hidden')) return nothingNew;
  return hidden
    ? [{ type: 'CommunityCopyHidden', data: { copyId, by, hiddenAt: now }, private: null }]
    : [{ type: 'CommunityCopyRestored', data: { copyId, by, restoredAt: now }, private: null }];
};
