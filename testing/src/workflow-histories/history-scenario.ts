import type { Json } from '@ecrin/platform/ports/event-store.ts';
import { ActivityFault, type Activities } from '@ecrin/platform/workflows/workflow.ts';

/** One path of a workflow: the results of its activities, and its signals. */
export type HistoryScenario = Readonly<{
  workflow: string;
  /** Names the file: `workflows/test/histories/<workflow>/<path>.json`. */
  path: string;
  /** Computed when it is recorded, where it contains a future time. */
  input: Json | (() => Json);
  activities: Activities;
  /** Sent in order, each once the run waits for it. */
  signals?: readonly string[];
  /** It never ends: the recording ends where it waits for a signal. */
  waitsForever?: true;
}>;

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
