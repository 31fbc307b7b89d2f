import { recordRunUse } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import type { RequestedRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { CheckedResult } from '@ecrin/domain/orb-run/result/check-result.ts';
import { fillPrompt } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import { instructionsOf } from '@ecrin/domain/orb/instructions-of.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { watchStopped } from '#watch-stopped.ts';
import type { Note } from './compose/notes.ts';
import { writeResult, type Writer } from './compose/write-result.ts';
import { decideOnRun, readRunning, type ExecuteOrbServices } from './orb-run-step.ts';

export type Written = CheckedResult & Readonly<{ model: string }>;
export type RunWriter = Omit<Writer, 'signal'> & Readonly<{ runId: string; signal: AbortSignal }>;

/** `ended`: the person stopped it meanwhile. */
export const write = async (
  services: ExecuteOrbServices,
  { runId, ...writer }: RunWriter,
  { notes, together }: Readonly<{ notes: readonly Note[]; together: boolean }>,
): Promise<Written | 'ended' | 'too-large'> => {
  const stopped = watchStopped(() => readRunning(services, runId));
  try {
    const signal = AbortSignal.any([writer.signal, stopped.signal]);
    return { ...(await writeResult({ ...writer, signal }, notes, together)), model: writer.writing.model };
  } catch (fault) {
    if (stopped.signal.aborted) return 'ended';
    if (fault instanceof LanguageFault && fault.kind === 'too-large') return 'too-large';
    throw fault instanceof LanguageFault ? activityFaultOf(fault) : fault;
  } finally {
    stopped.end();
  }
};

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
  if (!(await orbs.isAccepted(run.ownerId)))
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

const activityFaultOf = ({ kind, message, retryAfterMs }: LanguageFault): ActivityFault => {
  if (kind === 'over-budget') return new ActivityFault('over-cap', message, null);
  if (kind === 'quota-exhausted') return new ActivityFault('quota', message, null);
  if (kind === 'unusable-answer') return new ActivityFault('contract-broken', message, null);
  return new ActivityFault('unavailable', message, kind === 'refused' ? null : (retryAfterMs ?? 0));
};
