import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { SharedCopy } from '#story/shared-copy.ts';
import type { CommunityCopyEvent, CopyKind } from './community-copy.events.ts';

/** `copy` null: withdrawn, or the author's key was destroyed. */
export type ExistingCopy = Readonly<{
  status: 'shown' | 'hidden' | 'withdrawn';
  copyId: string;
  communityId: string;
  authorId: string;
  kind: CopyKind;
  sourceId: string;
  withPrivate: boolean;
  publicly: boolean;
  sharedAt: string;
  copy: SharedCopy | null;
}>;
export type CommunityCopy = Readonly<{ status: 'absent' }> | ExistingCopy;

const change = (state: CommunityCopy, changed: Partial<ExistingCopy>): CommunityCopy =>
  state.status === 'absent' ? state : { ...state, ...changed };

export const communityCopy: Aggregate<CommunityCopy, CommunityCopyEvent> = {
  category: 'community-copy',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.authorId),
  evolve: evolveWith<CommunityCopy, CommunityCopyEvent>({
    CommunityCopyShared: (_before, data, words) => ({ status: 'shown', ...data, copy: words?.copy ?? null }),
    CommunityCopyPublicityChanged: (state, { publicly }) => change(state, { publicly }),
    CommunityCopyWithdrawn: (state) => change(state, { status: 'withdrawn', copy: null }),
    CommunityCopyHidden: (state) => change(state, { status: 'hidden' }),
    CommunityCopyRestored: (state) => change(state, { status: 'shown' }),
  }),
};
