import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One event, under its own id, told without its words: they are never read here. */
export type ActivityDocument = Readonly<Activity> &
  Readonly<{
    /** Whose act it is, of an administrator's. */
    adminId: string | null;
    /** Whether it is one; null: it is not. */
    act: true | null;
    /** Of the first event of what has an id, that id: by it the thing is found. Absent of all others. */
    thingId?: string;
  }>;

export const activityModel: Model<ActivityDocument> = {
  name: 'activity',
  version: 4,
  indexes: [
    ['ownerId', 'recordedAt', 'position', 'type'],
    ['ownerId', 'kind', 'recordedAt', 'position'],
  ],
  sparse: {
    adminId: [
      ['adminId', 'recordedAt', 'position'],
      ['adminId', 'kind', 'recordedAt', 'position'],
    ],
    act: [
      ['act', 'recordedAt', 'position'],
      ['act', 'kind', 'recordedAt', 'position'],
    ],
    thingId: [['thingId']],
  },
};
