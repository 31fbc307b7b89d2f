import type { Json } from '@ecrin/platform/ports/event-store.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';

type Answer = Json | ActivityFault | (() => Json);

/** One answer per attempt; the last one is repeated. */
export const answers = (...all: readonly Answer[]) => {
  let asked = 0;
  return async (): Promise<Json> => {
    const answer = all[Math.min(asked, all.length - 1)] ?? null;
    asked += 1;
    if (answer instanceof ActivityFault) throw answer;
    return typeof answer === 'function' ? answer() : answer;
  };
};
