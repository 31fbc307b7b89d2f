import type { GoalDaysCounted } from '@ecrin/domain/goal-count/goal-count.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

/** What the mornings recorded of a goal with tags: how many thoughts count, by the first day of the terms and by day. Under the id of the goal. */
export type TaggedDaysDocument = Readonly<{
  ownerId: string;
  through: string;
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;

export const taggedDaysModel: Model<TaggedDaysDocument> = {
  name: 'tagged-days',
  version: 1,
  indexes: [['ownerId']],
};

export const taggedDaysProjection = defineProjection<TaggedDaysDocument, GoalDaysCounted>()({
  model: taggedDaysModel,
  documentId: ({ data: { goalId } }) => goalId,
  on: {
    GoalDaysCounted: (before, { ownerId, through, days }) => {
      const counts = { ...before?.counts };
      for (const { fromDay, day, thoughts } of days) counts[fromDay] = { ...counts[fromDay], [day]: thoughts };
      return { ownerId, through, counts };
    },
  },
});
