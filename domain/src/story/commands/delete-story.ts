import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Story } from '../story.aggregate.ts';
import type { StoryDeleted, StoryRestored } from '../story.events.ts';

type Which = Readonly<{ now: string }>;

/** Its links answer as closed from then on; restoring opens those that were not closed. */
export const deleteStory = ({ now }: Which, state: Story): Decision<StoryDeleted, 'story.not-found'> => {
  if (state.status === 'absent') return refuse('story.not-found');
  const { storyId, ownerId } = state;
  return state.status === 'deleted'
    ? nothingNew
    : [{ type: 'StoryDeleted', data: { storyId, ownerId, deletedAt: now }, private: null }];
};

export const restoreStory = ({ now }: Which, state: Story): Decision<StoryRestored, 'story.not-found'> => {
  if (state.status === 'absent') return refuse('story.not-found');
  const { storyId, ownerId } = state;
  return state.status === 'active'
    ? nothingNew
    : [{ type: 'StoryRestored', data: { storyId, ownerId, restoredAt: now }, private: null }];
};
