import type { Instrument } from '@ecrin/platform/instrumentation/instrument.ts';
import type { Activity, RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';

/** The same workflows; each try of an activity is looked on at. Their inputs and answers are not. */
export const instrumentWorkflows = (
  workflows: readonly RegisteredWorkflow[],
  around: Instrument,
): readonly RegisteredWorkflow[] =>
  workflows.map((workflow) => ({
    ...workflow,
    activities: Object.fromEntries(
      Object.entries(workflow.activities).map(([name, activity]) => [
        name,
        instrumentActivity(activity, `${workflow.name} ${name}`, around),
      ]),
    ),
  }));

const instrumentActivity =
  (activity: Activity, of: string, around: Instrument): Activity =>
  (input, context) =>
    around({ name: 'activity', of, attributes: { workflowId: context.workflowId } }, () => activity(input, context));
