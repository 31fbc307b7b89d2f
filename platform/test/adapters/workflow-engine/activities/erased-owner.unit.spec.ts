import { describe, expect, it } from 'vitest';
import { attemptActivity } from '#adapters/workflow-engine/activities/activity-attempt.ts';
import { waitBeforeNextTry } from '#adapters/workflow-engine/activities/retry-delay.ts';
import { KeyVaultFault } from '#ports/key-vault.ts';
import { ActivityFault, defineWorkflow, registerWorkflow, type Run } from '#workflows/workflow.ts';

const policy = { initialMs: 1, factor: 2, maxMs: 1, attempts: 10_000, timeoutMs: 1_000 };
type Writes = Readonly<{ write: (owner: string) => Promise<string> }>;

const writing = defineWorkflow<string, string, Writes>({
  name: 'writing',
  retries: { '*': policy },
  run: (run, owner) => run.activities.write(owner),
});
const workflow = registerWorkflow(writing, {
  write: async (owner: string) => {
    throw new KeyVaultFault(owner === 'erased' ? 'destroyed' : 'unavailable', 'not to be written');
  },
});
const context = { workflowId: 'run-1', idempotencyKey: 'run-1/1', signal: new AbortController().signal };

/** As an engine runs it: what the activity ended with is thrown into the workflow. */
const run = async (owner: string) => {
  const outcome = await attemptActivity({ workflow, name: 'write', input: owner, context });
  const fault = 'fault' in outcome ? outcome.fault : new ActivityFault('none', 'none');
  const activities = { write: () => Promise.reject(fault) };
  return {
    wait: waitBeforeNextTry(policy, 1, fault),
    ended: await writing
      .run({ activities } as Pick<Run<Writes, never, string>, 'activities'> as never, owner)
      .catch(String),
  };
};

describe('work that is still done for somebody', () => {
  it('given that their key was destroyed, then it is not tried again, and ends as done', async () =>
    expect(await run('erased')).toEqual({ wait: null, ended: null }));
  it('given any other fault, then it is tried again, and fails when tries have ended', async () =>
    expect(await run('away')).toMatchObject({ wait: 1, ended: expect.stringContaining('KeyVaultFault') }));
});
