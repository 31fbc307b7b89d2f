import type { EngineName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { retryPolicyOf, waitBeforeNextTry } from '#adapters/workflow-engine/activities/retry-delay.ts';
import { ActivityFault, type Activity, type RegisteredWorkflow } from '#workflows/workflow.ts';
import type { EngineRecord } from './engine-record.ts';

type Parts = Readonly<{
  record: Pick<EngineRecord, 'tryFailed' | 'done'>;
  /** Which engine an activity of a workflow asks, by `workflow activity`. */
  engineOf: ReadonlyMap<string, EngineName>;
}>;
type Asking = Readonly<{ workflow: RegisteredWorkflow; name: string; activity: Activity; engine: EngineName }>;

/** The same workflows; how often work about a thought failed at its engine, and when it is tried again, is recorded. */
export const recordAttempts = (
  workflows: readonly RegisteredWorkflow[],
  { record, engineOf }: Parts,
): readonly RegisteredWorkflow[] => {
  /** Of one step, as its policy counts them. */
  const attempts = new Map<string, number>();
  const recorded =
    ({ workflow, name, activity, engine }: Asking): Activity =>
    async (input, context) => {
      const [step, workId] = [context.idempotencyKey, workIdOf(input)];
      const attempt = (attempts.get(step) ?? 0) + 1;
      attempts.set(step, attempt);
      try {
        const answer = await activity(input, context);
        attempts.delete(step);
        record.done(workId);
        return answer;
      } catch (fault) {
        const wait = waitBeforeNextTry(
          retryPolicyOf(workflow, name),
          attempt,
          fault instanceof ActivityFault ? fault : { retryAfterMs: 0 },
        );
        if (wait === null || context.signal.aborted) attempts.delete(step);
        if (!context.signal.aborted) record.tryFailed(engine, workId, wait);
        throw fault;
      }
    };
  return workflows.map((workflow) => ({
    ...workflow,
    activities: Object.fromEntries(
      Object.entries(workflow.activities).map(([name, activity]) => {
        const engine = engineOf.get(`${workflow.name} ${name}`);
        return [name, engine ? recorded({ workflow, name, activity, engine }) : activity];
      }),
    ),
  }));
};

const workIdOf = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'thoughtId' in input ? String(input.thoughtId) : '';
