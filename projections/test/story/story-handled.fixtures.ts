/** The events of stories that each read model handles, in the order the read models are declared. */
export const storyHandled = {
  story: ['StoryCreated', 'StoryRevised', 'StoryDraftAccepted', 'StoryDeleted', 'StoryRestored'],
  'story-version': ['StoryCreated', 'StoryRevised'],
  'story-share': ['StoryShared', 'StoryShareChanged', 'StoryShareClosed', 'StoryShareRead'],
  'story-draft': [
    'StoryDraftRequested',
    'StoryDraftPlanned',
    'StoryDraftSectionComposed',
    'StoryDraftModelUsed',
    'StoryDraftCompleted',
    'StoryDraftFailed',
    'StoryDraftStopped',
  ],
};
