import { withDeadline } from '#concurrency/deadline.ts';
import type { Json } from '#ports/event-store.ts';
import { KeyVaultFault } from '#ports/key-vault.ts';
import { WorkBudgetFault } from '#work-budgets/within-budget.ts';
import {
  ActivityFault,
  ownerErased,
  type Activity,
  type ActivityContext,
  type RegisteredWorkflow,
} from '#workflows/workflow.ts';
import { retryPolicyOf } from './retry-delay.ts';
import { failureOf, jsonOf } from './run-values.ts';

export type Attempt = Readonly<{ workflow: RegisteredWorkflow; name: string; input: Json; context: ActivityContext }>;
export type AttemptOutcome = Readonly<{ answer: Json }> | Readonly<{ fault: ActivityFault }>;

/** One attempt. Never throws: whatever goes wrong is returned as a fault; one of unknown kind may be retried. */
export const attemptActivity = async ({ workflow, name, input, context }: Attempt): Promise<AttemptOutcome> => {
  const activity = workflow.activities[name] ?? unknownActivity(name);
  const { timeoutMs } = retryPolicyOf(workflow, name);
  try {
    const answer = await withDeadline(
      timeoutMs,
      (late) =>
        // Inputs are what the workflow function passed with its own types.
        activity(input as never, { ...context, signal: AbortSignal.any([context.signal, late]) }),
      () => new ActivityFault('timed-out', `no answer within ${timeoutMs} ms`),
    );
    return { answer: jsonOf(answer) };
  } catch (fault) {
    return { fault: faultOf(fault) };
  }
};

const faultOf = (fault: unknown): ActivityFault => {
  if (fault instanceof ActivityFault) return fault;
  if (fault instanceof KeyVaultFault && fault.kind === 'destroyed') return ownerErased();
  // The same text would take as long again.
  if (fault instanceof WorkBudgetFault)
    return new ActivityFault('work-budget', fault.message, fault.why === 'busy' ? 0 : null);
  return new ActivityFault('unexpected', failureOf(fault));
};

const unknownActivity =
  (name: string): Activity =>
  async () => {
    throw new ActivityFault('unknown-activity', `there is no activity ${name}`, null);
  };
