import type { RegisteredWorkflow } from '../../workflow.ts';
import type { ActivityTurns } from './activity-turns.ts';
import type { LoadedRun } from './journal.types.ts';
import type { WorkflowJournal } from './workflow-journal.ts';

export type ExecutionParts = Readonly<{
  loaded: LoadedRun;
  workflow: RegisteredWorkflow;
  journal: WorkflowJournal;
  turns: ActivityTurns;
  now: () => Date;
}>;
