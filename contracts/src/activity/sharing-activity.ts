import type { ActivityEntries } from './activity-entries.ts';
import type { SharingEvent } from './recorded-event.ts';

export const sharingActivity: ActivityEntries<SharingEvent> = {
  StoryCreated: ['story', 'masked', 'language'],
  StoryRevised: ['story', 'masked', 'version'],
  StoryDraftAccepted: ['story', 'plain'],
  StoryDeleted: ['story', 'plain'],
  StoryRestored: ['story', 'plain'],
  StoryDraftRequested: ['story', 'plain', 'language'],
  StoryDraftPlanned: ['story', 'plain', 'thoughts'],
  StoryDraftSectionComposed: ['story', 'masked', 'section'],
  StoryDraftModelUsed: ['story', 'plain', 'model', 'inputTokens', 'outputTokens', 'seconds'],
  StoryDraftCompleted: ['story', 'plain', 'engine', 'model', 'thoughts', 'paragraphs', 'unsourced'],
  StoryDraftFailed: ['story', 'plain', 'reason'],
  StoryDraftStopped: ['story', 'plain'],
  StoryShared: ['story', 'masked'],
  StoryShareChanged: ['story', 'masked'],
  StoryShareClosed: ['story', 'plain'],
  StoryShareRead: ['story', 'plain'],
};
