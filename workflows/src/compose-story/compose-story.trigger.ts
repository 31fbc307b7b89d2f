import type { StoryDraftRequested } from '@ecrin/domain/story-draft/story-draft.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';

export const composeStoryTrigger = defineTrigger<StoryDraftRequested>()({
  name: 'compose-story',
  on: {
    StoryDraftRequested: ({ data: { storyId, draftId }, metadata: { ownerId } }) => ({
      start: { workflow: 'compose-story', id: `compose-story/${draftId}`, input: { storyId, draftId, ownerId } },
    }),
  },
});
