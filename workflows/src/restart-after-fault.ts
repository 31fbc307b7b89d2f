import { ActivityFault, type Activities, type WorkflowFunction } from '@ecrin/platform/workflows/workflow.ts';

/** So much later, in ms. */
const restartDelayMs = 3_600_000;

/** A story that goes on for good begins again where a step of it was given up: what comes due later must not fall silent with it. */
export const restartAfterFault =
  <Input, Output, Calls extends Activities, Signal extends string>(
    story: WorkflowFunction<Input, Output, Calls, Signal>,
  ): WorkflowFunction<Input, Output, Calls, Signal> =>
  async (run, input) => {
    try {
      return await story(run, input);
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      await run.sleep(restartDelayMs);
      return run.continueAsNew(input);
    }
  };
