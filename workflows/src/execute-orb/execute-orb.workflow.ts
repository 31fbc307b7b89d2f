import { runFailures, type RunFailure } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ExecuteOrbActivities } from './execute-orb.activities.ts';
import type { ExecuteOrbInput, ExecuteOrbOutcome, PartOutcome, Plan } from './execute-orb.input.ts';

const minute = 60_000;
const reading = { initialMs: 2_000, factor: 3, maxMs: 10 * minute, attempts: 6, timeoutMs: 10 * minute };

/** Reads part after part, then brings the drafts together; in smaller parts where these do not fit the model's window. */
export const executeOrb = defineWorkflow<ExecuteOrbInput, ExecuteOrbOutcome, ExecuteOrbActivities>({
  name: 'execute-orb',
  retries: {
    '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute },
    read: reading,
    conclude: { ...reading, timeoutMs: 30 * minute },
  },
  run: async (run, input) => {
    try {
      for (let size: number | null = null; ;) {
        const plan: Plan = await run.activities.plan({ ...input, size });
        const outcome = await readAll(plan.parts, (part) => run.activities.read({ ...input, part }));
        if (outcome === 'ended') return outcome;
        const concluded = outcome === 'read' ? await run.activities.conclude(input) : outcome;
        if (concluded !== 'too-large') return concluded;
        size = Math.floor(plan.size / 2);
      }
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      return run.activities.fail({ ...input, reason: failureOf(fault) });
    }
  },
});

const readAll = async (parts: number, read: (part: number) => Promise<PartOutcome>): Promise<PartOutcome> => {
  let outcome: PartOutcome = parts === 0 ? 'ended' : 'read';
  for (let part = 0; part < parts && outcome === 'read'; part += 1) outcome = await read(part);
  return outcome;
};

const failureOf = ({ code }: ActivityFault): RunFailure =>
  runFailures.find((reason) => reason === code) ?? 'unavailable';
