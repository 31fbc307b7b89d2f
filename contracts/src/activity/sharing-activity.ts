import type { ActivityEntries } from './activity-entries.ts';
import type { SharingEvent } from './recorded-event.ts';

export const sharingActivity: ActivityEntries<SharingEvent> = {
  StoryCreated: ['story', 'masked', 'language'],
  StoryRevised: ['story', 'masked', 'version'],
  StoryDeleted: ['story', 'plain'],
  StoryRestored: ['story', 'plain'],
  StoryShared: ['story', 'masked'],
  StoryShareChanged: ['story', 'masked'],
  StoryShareClosed: ['story', 'plain'],
  StoryShareRead: ['story', 'plain'],
};
