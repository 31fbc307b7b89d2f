import { recordRunUse } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import type { RequestedRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { CheckedResult } from '@ecrin/domain/orb-run/result/check-result.ts';
import { fillPrompt } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import { instructionsOf } from '@ecrin/domain/orb/instructions-of.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { writeUntilStopped } from '#write-with-model.ts';
import type { Note } from './compose/notes.ts';
import { writeResult, type Writer } from './compose/write-result.ts';
import { decideOnRun, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';

export type Written = CheckedResult & Readonly<{ model: string }>;
export type RunWriter = Omit<Writer, 'signal'> & Readonly<{ runId: string; signal: AbortSignal }>;

const named = { 'over-budget': 'over-cap', 'unusable-answer': 'contract-broken' } as const;

/** `ended`: the person stopped it meanwhile. */
export const write = async (
  services: ExecuteOrbServices,
  { runId, ...writer }: RunWriter,
  { notes, together }: Readonly<{ notes: readonly Note[]; together: boolean }>,
): Promise<Written | 'ended' | 'too-large'> =>
  writeUntilStopped({ signal: writer.signal, isWanted: () => readRunning(services, runId), named }, async (signal) => ({
    ...(await writeResult({ ...writer, signal }, notes, together)),
    model: writer.writing.model,
  }));

/** Somebody waits for one they asked for; the past waits for everything else. */
const priorities = { asked: 'asked', schedule: 'new', past: 'past' } as const;

export const writerOf = async (
  services: ExecuteOrbServices,
  run: RequestedRun,
  context: ActivityContext,
): Promise<RunWriter> => {
  const { orbs, events } = services;
  const writing = orbs.writing();
  if (!writing) throw new ActivityFault('no-engine', 'no model writes', 0);
  if (!(await orbs.isAccepted(run.ownerId, 'orbs')))
    throw new ActivityFault('not-accepted', 'the endpoint is not accepted', null);
  const { state } = await loadAggregate(events, orb, { id: run.orbId });
  const instructions = instructionsOf(state, run.version, run.language);
  if (!instructions) throw new ActivityFault('orb-gone', 'the orb is gone', null);
  const { language, ownerId, occasion } = run;
  // Another try of the step begins with what the run has used by then, so that its uses count as further ones.
  let { uses } = run;
  return {
    runId: run.runId,
    signal: context.signal,
    writing,
    contract: instructions.contract,
    task: fillPrompt(instructions, run.words?.values ?? {}, language),
    language,
    ownerId,
    about: { kind: 'orb-run', id: run.runId },
    priority: priorities[occasion.kind],
    purpose: 'orb',
    onUse: (use) => {
      uses += 1;
      return decideOnRun(services, run, context)(`recordRunUse-${uses}`, recordRunUse, (which) => ({
        ...which,
        use: { ...use, engine: orbs.engine },
      }));
    },
  };
};
