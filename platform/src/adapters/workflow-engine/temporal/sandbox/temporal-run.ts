import { condition, sleep } from '@temporalio/workflow';
import { instantOf, jsonOf } from '#adapters/workflow-engine/activities/run-values.ts';
import type { Json } from '#ports/event-store.ts';
import type { Activities, Run, WorkflowDefinition } from '#workflows/workflow.ts';
import { activityCalls } from './activity-calls.ts';
import type { Mailbox } from './mailbox.ts';
import { unlessCancelled } from './sandbox-faults.ts';

export type RunParts = Readonly<{
  retries: WorkflowDefinition['retries'];
  input: Json;
  mailbox: Mailbox;
  onContinue: (input: Json) => void;
}>;

/** `Run` on Temporal's own activities, timers and signals. */
export const createTemporalRun = ({
  retries,
  input,
  mailbox,
  onContinue,
}: RunParts): Run<Activities, string, Json> => ({
  activities: activityCalls(retries, input),
  sleep: (ms) => unlessCancelled(sleep(ms)),
  sleepUntil: async (instant) => {
    // The sandbox's clock: the same at every replay.
    const ms = instantOf(instant) - Date.now();
    if (ms > 0) await unlessCancelled(sleep(ms));
  },
  waitFor: async (signal, ms) => {
    const waiter = mailbox.queueFor(signal);
    await unlessCancelled<boolean | void>(ms === null ? condition(waiter.isServed) : condition(waiter.isServed, ms));
    // A signal that came before the timeout wins, however late this runs.
    const message = waiter.take();
    waiter.leave();
    return message ? { payload: message.payload } : 'timed-out';
  },
  continueAsNew: (next) => {
    onContinue(jsonOf(next));
    return new Promise(() => undefined);
  },
});
