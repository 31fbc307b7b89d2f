import type { Json } from '@ecrin/platform/ports/event-store.ts';
import { ActivityFault, type Activities } from '@ecrin/platform/workflow.ts';

/** One way a workflow can go: what its activities answer, and what it is told meanwhile. */
export type Recording = Readonly<{
  workflow: string;
  /** Names the file: `.histories/<workflow>/<path>.json`. */
  path: string;
  input: Json;
  activities: Activities;
  /** Sent in order, each once the run waits for it. */
  signals?: readonly string[];
}>;

/** One answer a try; the last one is given from then on. */
const answers = (...all: readonly (Json | ActivityFault)[]) => {
  let asked = 0;
  return async (): Promise<Json> => {
    const answer = all[Math.min(asked, all.length - 1)] ?? null;
    asked += 1;
    if (answer instanceof ActivityFault) throw answer;
    return answer;
  };
};

const transcribing = (path: string, activities: Activities, signals: readonly string[] = []): Recording =>
  ({ workflow: 'transcribe-thought', path, input: { thoughtId: 'thought-1', ownerId: 'client-1', attempt: 1 }, activities, signals });
const understanding = (path: string, activities: Activities): Recording =>
  ({ workflow: 'understand-thought', path, input: { thoughtId: 'thought-1', ownerId: 'client-1', revision: 0 }, activities });

const busy = new ActivityFault('provider-unavailable', 'asked too often', 10);
const refused = new ActivityFault('provider-refused', 'refused', null);

/** The main paths of every workflow; a new workflow adds its own. */
export const recordings = (): readonly Recording[] => [
  transcribing('transcribed', { measureAudio: answers('speech'), transcribe: answers('transcribed') }),
  transcribing('tried-again', { measureAudio: answers('speech'), transcribe: answers(busy, 'transcribed') }),
  transcribing('waited-for-engine', { measureAudio: answers('speech'), transcribe: answers('delayed', 'delayed', 'transcribed') }, ['engine-ready', 'engine-ready']),
  transcribing('nothing-said', { measureAudio: answers('silence'), keepSilence: answers('nothing-said') }),
  transcribing('gave-up', { measureAudio: answers('speech'), transcribe: answers(refused), giveUp: answers('failed') }),
  transcribing('superseded', { measureAudio: answers('superseded') }),
  understanding('understood', { understand: answers('understood') }),
  understanding('tried-again', { understand: answers(busy, 'understood') }),
  understanding('gave-up', { understand: answers(refused), giveUp: answers('failed') }),
];
