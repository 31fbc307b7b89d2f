import { setTimeout as pause } from 'node:timers/promises';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import type { SampleActivities } from './sample-workflows.ts';

/** Nothing in the cases takes long, except on a busy machine. */
export const waitTimeoutMs = 30_000;

export type ActivityLog = ReturnType<typeof createActivityLog>;

/** Activities that record their calls, over several workers. */
export const createActivityLog = () => {
  const noted: string[] = [];
  const tries: number[] = [];
  let [open, most] = [0, 0];
  const activities: SampleActivities = {
    note: async (text) => {
      noted.push(text);
      return `noted ${text}`;
    },
    flaky: async ({ faults, retryAfterMs }) => {
      tries.push(performance.now());
      if (tries.length <= faults) throw new ActivityFault('not-yet', 'not yet', retryAfterMs);
      return `done at try ${tries.length}`;
    },
    slow: async ({ ms }) => {
      open += 1;
      most = Math.max(most, open);
      await pause(ms);
      open -= 1;
      return 'slow done';
    },
  };
  return { activities, noted, tries, mostAtOnce: () => most };
};
