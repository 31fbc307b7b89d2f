import {
  ActivityFault,
  isOwnerErased,
  type Activities,
  type WorkflowFunction,
} from '@ecrin/platform/workflows/workflow.ts';

/** The delay, in ms. */
const restartDelayMs = 3_600_000;

/** A workflow without an end is restarted an hour after a step failed: later occurrences must not be lost with it. */
export const restartAfterFault =
  <Input, Output, Calls extends Activities, Signal extends string>(
    workflow: WorkflowFunction<Input, Output, Calls, Signal>,
  ): WorkflowFunction<Input, Output, Calls, Signal> =>
  async (run, input) => {
    try {
      return await workflow(run, input);
    } catch (fault) {
      if (!(fault instanceof ActivityFault) || isOwnerErased(fault)) throw fault;
      await run.sleep(restartDelayMs);
      return run.continueAsNew(input);
    }
  };
