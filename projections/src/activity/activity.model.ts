import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One event, under its own id, told without its words: they are never read here. */
export type ActivityDocument = Readonly<Activity>;

export const activityModel: Model<ActivityDocument> = {
  name: 'activity',
  version: 1,
  indexes: [
    ['ownerId', 'recordedAt', 'position'],
    ['ownerId', 'kind', 'recordedAt', 'position'],
    ['ownerId', 'type', 'recordedAt'],
    ['actor', 'recordedAt', 'position'],
  ],
};
