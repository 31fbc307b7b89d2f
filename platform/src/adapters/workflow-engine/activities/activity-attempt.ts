import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type Activity, type ActivityContext } from '#workflows/workflow.ts';
import { failureOf, jsonOf } from '../embedded/replay.ts';

export type Attempt = Readonly<{
  activity: Activity;
  input: Json;
  context: ActivityContext;
  timeoutMs: number;
  onTimeout: () => void;
}>;
export type AttemptOutcome = Readonly<{ answer: Json }> | Readonly<{ fault: ActivityFault }>;

/** One try. Never throws: whatever goes wrong comes back as a fault; one of unknown kind may be tried again. */
export const attemptActivity = async ({
  activity,
  input,
  context,
  timeoutMs,
  onTimeout,
}: Attempt): Promise<AttemptOutcome> => {
  const late = timeOut(timeoutMs, onTimeout);
  try {
    // Inputs are what the workflow function handed over under its own types.
    const answer = await Promise.race([activity(input as never, context), late.promise]);
    return { answer: jsonOf(answer) };
  } catch (fault) {
    return { fault: fault instanceof ActivityFault ? fault : new ActivityFault('unexpected', failureOf(fault)) };
  } finally {
    late.clear();
  }
};

const timeOut = (ms: number, onTimeout: () => void): Readonly<{ promise: Promise<never>; clear: () => void }> => {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ActivityFault('timed-out', `no answer within ${ms} ms`));
      onTimeout();
    }, ms);
  });
  return { promise, clear: () => clearTimeout(timer) };
};
