import type { RegisteredWorkflow } from '../../workflow.ts';
import type { ActivitySlots } from './activity-turns.ts';
import type { LoadedRun } from './journal.types.ts';
import type { WorkflowJournal } from './workflow-journal.ts';

export type ExecutionContext = Readonly<{
  loaded: LoadedRun;
  workflow: RegisteredWorkflow;
  journal: WorkflowJournal;
  slots: ActivitySlots;
  now: () => Date;
}>;
