import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { SharedCopy } from '#story/shared-copy.ts';
import type { StoryShareEvent, StoryShareRead } from './story-share.events.ts';

/** `secret`, `copy` null once the owner's key is destroyed: nothing can be shown then. */
export type ExistingShare = Readonly<{
  linkId: string;
  storyId: string;
  ownerId: string;
  secretHash: string;
  secret: string | null;
  passwordHash: string | null;
  following: boolean;
  withPrivate: boolean;
  closesAt: string | null;
  timeZone: string | null;
  downloadable: boolean;
  sharedAt: string;
  copy: SharedCopy | null;
  closed: boolean;
}>;
export type StoryShare = Readonly<{ status: 'absent' }> | (ExistingShare & Readonly<{ status: 'shared' }>);

export const storyShare: Aggregate<StoryShare, StoryShareEvent> = {
  category: 'story-share',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<StoryShare, StoryShareEvent>({
    StoryShared: (_state, data, words) => ({
      status: 'shared',
      timeZone: null,
      downloadable: false,
      ...data,
      secret: words?.secret ?? null,
      passwordHash: words?.passwordHash ?? null,
      copy: words?.copy ?? null,
      closed: words === null,
    }),
    StoryShareChanged: (state, { changedAt: _changedAt, ...terms }, words) =>
      state.status === 'absent'
        ? state
        : {
            ...state,
            ...terms,
            ...words,
            passwordHash: words?.passwordHash ?? null,
            closed: state.closed || !words,
          },
    StoryShareClosed: (state) => (state.status === 'absent' ? state : { ...state, closed: true }),
  }),
};

export type StoryReading = Readonly<{ ownerId: string | null }>;

/** One day's readings of one link. */
export const storyReading: Aggregate<StoryReading, StoryShareRead> = {
  category: 'story-reading',
  initial: { ownerId: null },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<StoryReading, StoryShareRead>({ StoryShareRead: (_state, { ownerId }) => ({ ownerId }) }),
};
