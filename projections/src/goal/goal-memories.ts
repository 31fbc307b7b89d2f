import { memoryFor, type GoalInputs, type GoalMemory } from '@ecrin/domain/goal/figures/goal-memory.ts';
import { createBoundedCache } from '@ecrin/platform/caching/bounded-cache.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';

/** Sums of recently requested goals. */
export type GoalMemories = Readonly<{ memoryOf: (inputs: GoalInputs) => GoalMemory }>;

/** Days that were counted or marked, over all goals: about 60 bytes each. */
const maxDays = 1_500_000;
const daysOfOne = 100;

/** Affects the cost of an answer, never the answer: the input is compared each time. */
const createGoalMemories = (): GoalMemories => {
  const memories = createBoundedCache<GoalMemory>({ max: maxDays, sizeOf });
  return {
    memoryOf: (inputs) => {
      const memory = memoryFor(memories.get(inputs.history.goalId), inputs);
      memories.set(inputs.history.goalId, memory);
      return memory;
    },
  };
};

const sizeOf = ({ inputs: { history, tallies } }: GoalMemory): number =>
  daysOfOne +
  Object.keys(history.marks).length +
  [...tallies.values()].flat().reduce((sum, { days }) => sum + days.size, 0);

const byModels = new WeakMap<ReadModels, GoalMemories>();

/** Shared by all routes and the morning review. */
export const goalMemoriesOf = (models: ReadModels): GoalMemories => {
  const memories = byModels.get(models) ?? createGoalMemories();
  byModels.set(models, memories);
  return memories;
};
