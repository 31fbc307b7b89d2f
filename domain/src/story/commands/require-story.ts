import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import type { ExistingStory, Story } from '../story.aggregate.ts';

export type StoryUnavailable = 'story.not-found' | 'story.deleted';

/** The decision on a story that is there, else the refusal. */
export const requireStory = <Decided>(
  state: Story,
  decide: (existing: ExistingStory) => Decided,
): Decided | Refusal<StoryUnavailable> => {
  if (state.status === 'absent') return refuse('story.not-found');
  return state.status === 'deleted' ? refuse('story.deleted') : decide(state);
};
