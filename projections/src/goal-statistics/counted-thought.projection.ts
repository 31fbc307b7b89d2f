import { dayPartOf } from '@ecrin/domain/goal/day-part.ts';
import {
  insightHandlers,
  noInsights,
  withRereadingUndone,
  withUnderstanding,
  type InsightHistories,
} from '@ecrin/domain/thought/insights/insight-histories.ts';
import { currentInsight } from '@ecrin/domain/thought/insights/insight-history.ts';
import type { ThoughtFiled, ThoughtUnfiled } from '@ecrin/domain/thought/thought-filing.events.ts';
import type { ThoughtStatusSet } from '@ecrin/domain/thought/thought-flags.events.ts';
import type { ThoughtInsightEvent } from '@ecrin/domain/thought/thought-insights.events.ts';
import type {
  ThoughtBackDated,
  ThoughtDeleted,
  ThoughtRecorded,
  ThoughtRereadingUndone,
  ThoughtRestored,
  ThoughtUnderstood,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import type { CountedCard } from '#goal/count-goal-thoughts.ts';

type Insights = Pick<InsightHistories, 'mood' | 'category'>;
/** What goals count a thought by, without a word of it: much smaller than a card. Deleted ones stay, as they may be restored. */
export type CountedThought = CountedCard & Readonly<{ insights: Insights }>;
type Thought = CountedThought | null;

export const countedThoughtModel: Model<CountedThought> = {
  name: 'counted-thought',
  version: 1,
  indexes: [['ownerId', 'deleted', 'dayPart', 'category', 'mood', 'status', 'threadId', 'tags']],
};

const firstOf = ({
  thoughtId,
  ownerId,
  occurredAt,
  timeZone,
}: ThoughtWritten['data'] | ThoughtRecorded['data']): CountedThought => ({
  thoughtId,
  ownerId,
  deleted: false,
  dayPart: dayPartOf(occurredAt, timeZone),
  threadId: null,
  category: null,
  mood: null,
  status: null,
  tags: [],
  insights: { mood: noInsights.mood, category: noInsights.category },
});

const reinsighted = (thought: Thought, change: (insights: InsightHistories) => InsightHistories): Thought => {
  if (!thought) return null;
  const { mood, category } = change({ ...noInsights, ...thought.insights });
  return {
    ...thought,
    insights: { mood, category },
    mood: currentInsight(mood)?.value ?? null,
    category: currentInsight(category)?.value ?? null,
  };
};

type CountedEvent =
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtBackDated
  | ThoughtUnderstood
  | ThoughtInsightEvent
  | ThoughtRereadingUndone
  | ThoughtStatusSet
  | ThoughtFiled
  | ThoughtUnfiled
  | ThoughtDeleted
  | ThoughtRestored;

export const countedThoughtProjection = defineProjection<CountedThought, CountedEvent>()({
  model: countedThoughtModel,
  documentId: ({ data }) => data.thoughtId,
  on: {
    ThoughtWritten: (_thought, data) => firstOf(data),
    ThoughtRecorded: (_thought, data) => firstOf(data),
    ThoughtBackDated: (thought, { occurredAt, timeZone }) =>
      thought && { ...thought, dayPart: dayPartOf(occurredAt, timeZone) },
    ThoughtUnderstood: (thought, data) => reinsighted(thought, (insights) => withUnderstanding(insights, data, null)),
    ...insightHandlers<Thought>(reinsighted),
    ThoughtRereadingUndone: (thought, data) => reinsighted(thought, (insights) => withRereadingUndone(insights, data)),
    ThoughtStatusSet: (thought, { status }) => thought && { ...thought, status },
    ThoughtFiled: (thought, { threadId }) => thought && { ...thought, threadId },
    ThoughtUnfiled: (thought) => thought && { ...thought, threadId: null },
    ThoughtDeleted: (thought) => thought && { ...thought, deleted: true },
    ThoughtRestored: (thought) => thought && { ...thought, deleted: false },
  },
});
