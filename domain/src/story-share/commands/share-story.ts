import { nothingNew, refuse, type Decision, type Refusal } from '#kernel/event-sourcing.ts';
import { copyOfStory } from '#story/shared-copy.ts';
import type { Story } from '#story/story.aggregate.ts';
import type { ExistingShare, StoryShare } from '../story-share.aggregate.ts';
import type { StoryShareChanged, StoryShareClosed, StoryShared, StoryShareRead } from '../story-share.events.ts';

/** `passwordHash`: null: the address alone opens it. */
export type ShareStory = Readonly<{
  linkId: string;
  story: Story;
  storyId: string;
  ownerId: string;
  secret: string;
  secretHash: string;
  passwordHash: string | null;
  following: boolean;
  withPrivate: boolean;
  closesAt: string | null;
  now: string;
}>;

type SharingRefusal = 'story.not-found' | 'story.nothing-to-share' | 'story-share.closes-in-the-past';

export const shareStory = (
  { story, secret, passwordHash, now, ...link }: ShareStory,
  state: StoryShare,
): Decision<StoryShared, SharingRefusal | 'story-share.already-shared'> => {
  if (state.status !== 'absent')
    return state.storyId === link.storyId ? nothingNew : refuse('story-share.already-shared');
  // Another client's story answers as one that does not exist.
  if (story.status !== 'active' || story.ownerId !== link.ownerId) return refuse('story.not-found');
  if (isOver(link.closesAt, now)) return refuse('story-share.closes-in-the-past');
  const copy = copyOfStory(story);
  if (copy.parts.length === 0) return refuse('story.nothing-to-share');
  return [
    {
      type: 'StoryShared',
      data: { ...link, sharedAt: now },
      private: { secret, passwordHash, copy: link.following ? null : copy },
    },
  ];
};

export const isOver = (closesAt: string | null, now: string): boolean => closesAt !== null && closesAt <= now;

/** Whether its page can be read. */
export const isOpen = (share: StoryShare, now: string): share is ExistingShare & Readonly<{ status: 'shared' }> =>
  share.status === 'shared' && !share.closed && !isOver(share.closesAt, now);

type Unavailable = 'story-share.not-found' | 'story-share.closed';
const requireShare = <Decided>(
  state: StoryShare,
  decide: (share: ExistingShare) => Decided,
): Decided | Refusal<Unavailable> => {
  if (state.status === 'absent') return refuse('story-share.not-found');
  return state.closed ? refuse('story-share.closed') : decide(state);
};

/** `password` 'same': as it was; null: none any more. */
export type ChangeShare = Readonly<{
  withPrivate: boolean;
  closesAt: string | null;
  password: 'same' | Readonly<{ hash: string }> | null;
  now: string;
}>;

export const changeStoryShare = (
  { withPrivate, closesAt, password, now }: ChangeShare,
  state: StoryShare,
): Decision<StoryShareChanged, Unavailable | 'story-share.closes-in-the-past'> =>
  requireShare<Decision<StoryShareChanged, 'story-share.closes-in-the-past'>>(state, (share) => {
    if (isOver(closesAt, now)) return refuse('story-share.closes-in-the-past');
    const passwordHash = password === 'same' ? share.passwordHash : (password?.hash ?? null);
    const isSame = withPrivate === share.withPrivate && closesAt === share.closesAt;
    if (isSame && passwordHash === share.passwordHash) return nothingNew;
    const { linkId, storyId, ownerId } = share;
    return [
      {
        type: 'StoryShareChanged',
        data: { linkId, storyId, ownerId, withPrivate, closesAt, changedAt: now },
        private: { passwordHash },
      },
    ];
  });

/** For good: the same address never opens again. */
export const closeStoryShare = (
  { now }: Readonly<{ now: string }>,
  state: StoryShare,
): Decision<StoryShareClosed, 'story-share.not-found'> => {
  if (state.status === 'absent') return refuse('story-share.not-found');
  const { linkId, storyId, ownerId } = state;
  return state.closed
    ? nothingNew
    : [{ type: 'StoryShareClosed', data: { linkId, storyId, ownerId, closedAt: now }, private: null }];
};

export const recordStoryReading = ({
  now,
  ...link
}: Readonly<{ linkId: string; storyId: string; ownerId: string; now: string }>): Decision<StoryShareRead> => [
  { type: 'StoryShareRead', data: { ...link, readAt: now }, private: null },
];
