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
  timeZone?: string;
  downloadable?: boolean;
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

/** `password` 'same': as it was; null: none any more. `following`, `timeZone`, `downloadable` absent: as before. */
export type ChangeShare = Readonly<{
  story: Story;
  withPrivate: boolean;
  closesAt: string | null;
  following?: boolean;
  timeZone?: string;
  downloadable?: boolean;
  password: 'same' | Readonly<{ hash: string }> | null;
  now: string;
}>;

type Terms = Omit<StoryShareChanged['data'], 'linkId' | 'storyId' | 'ownerId' | 'changedAt'>;
const isAsBefore = (share: ExistingShare, terms: Terms): boolean =>
  (['withPrivate', 'closesAt', 'following', 'timeZone', 'downloadable'] as const).every(
    (term) => terms[term] === undefined || terms[term] === share[term],
  );

/** Of a link that stops following. */
const newCopyOf = (share: ExistingShare, { story, following }: Pick<ChangeShare, 'story' | 'following'>) => {
  if (following === undefined || following === share.following) return {};
  return { copy: following || story.status !== 'active' ? null : copyOfStory(story) };
};

export const changeStoryShare = (
  { story, password, now, ...terms }: ChangeShare,
  state: StoryShare,
): Decision<StoryShareChanged, Unavailable | 'story.not-found' | 'story-share.closes-in-the-past'> =>
  requireShare<Decision<StoryShareChanged, 'story.not-found' | 'story-share.closes-in-the-past'>>(state, (share) => {
    // A copy of a deleted story could show nothing.
    if (story.status !== 'active') return refuse('story.not-found');
    if (isOver(terms.closesAt, now)) return refuse('story-share.closes-in-the-past');
    const passwordHash = password === 'same' ? share.passwordHash : (password?.hash ?? null);
    if (isAsBefore(share, terms) && passwordHash === share.passwordHash) return nothingNew;
    const { linkId, storyId, ownerId } = share;
    return [
      {
        type: 'StoryShareChanged',
        data: { linkId, storyId, ownerId, ...terms, changedAt: now },
        private: { passwordHash, ...newCopyOf(share, { story, ...terms }) },
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
