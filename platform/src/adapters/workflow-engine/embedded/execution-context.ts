import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import type { ActivitySlots } from '../activities/activity-slots.ts';
import type { LoadedRun } from '../journal/journal.types.ts';
import type { WorkflowJournal } from '../journal/workflow-journal.ts';

export type ExecutionContext = Readonly<{
  loaded: LoadedRun;
  workflow: RegisteredWorkflow;
  journal: WorkflowJournal;
  slots: ActivitySlots;
  now: () => Date;
}>;
