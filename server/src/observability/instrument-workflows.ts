import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Activity, RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';

/** The same workflows with each attempt of an activity instrumented, without its input and result. */
export const instrumentWorkflows = (
  workflows: readonly RegisteredWorkflow[],
  instrument: Instrument,
): readonly RegisteredWorkflow[] =>
  workflows.map((workflow) => ({
    ...workflow,
    activities: Object.fromEntries(
      Object.entries(workflow.activities).map(([name, activity]) => [
        name,
        instrumentActivity(activity, `${workflow.name} ${name}`, instrument),
      ]),
    ),
  }));

const instrumentActivity =
  (activity: Activity, of: string, instrument: Instrument): Activity =>
  (input, context) =>
    instrument({ name: 'activity', of, attributes: { workflowId: context.workflowId } }, () =>
      activity(input, context),
    );
