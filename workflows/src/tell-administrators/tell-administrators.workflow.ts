import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { TellAdministratorsActivities } from './tell-administrators.activities.ts';
import type { TellAdministratorsInput, TellAdministratorsOutcome } from './tell-administrators.input.ts';

const minute = 60_000;

/** One notification for each administrator it is for. */
export const tellAdministrators = defineWorkflow<
  TellAdministratorsInput,
  TellAdministratorsOutcome,
  TellAdministratorsActivities
>({
  name: 'tell-administrators',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 2_000, timeoutMs: minute } },
  run: (run, input) => run.activities.tell(input),
});
