import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { OrbRun, RequestedRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { RunPart, RunSources } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { RunLimits, RunsUsed } from '@ecrin/domain/orb-run/run-limits.ts';
import type { TextRange } from '@ecrin/domain/text/sentences.ts';
import type { IsAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';

type Owned<Value> = Readonly<{ ownerId: string }> & Value;
type Selected = Readonly<{ thoughtId: string; wording: number; content: string | null; createdAt: string }>;
type Whole = Readonly<{ thoughtId: string; day: string; content: string; cite: (range: TextRange) => Citation }>;

/**
 * What reads for orbs. `writing`: null while no model writes. `partLength`: characters it reads well at once. `select`, `readPart`: null while read models are
 * behind. `usedOf`: a client's, of the limits.
 */
export type OrbReading = Readonly<{
  writing: () => Writing | null;
  engine: string;
  partLength: number;
  isAccepted: IsAccepted;
  select: (asked: Owned<{ sources: RunSources }>) => Promise<Readonly<{ thoughts: readonly Selected[] }> | null>;
  readPart: (asked: Owned<{ part: RunPart }>) => Promise<readonly Whole[] | null>;
  usedOf: (ownerId: string, now: string) => Promise<RunsUsed>;
  lastScheduledRun: (asked: Owned<{ orbId: string }>) => Promise<Readonly<{ startedAt: string | null }> | null>;
  limits: () => Promise<RunLimits>;
  /** Of this month’s budgets, of a client and of all, when the engine is paid; null: there is none. */
  usedShare: (ownerId: string, now: string) => Promise<number | null>;
}>;
export type ExecuteOrbServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  orbs: OrbReading;
}>;

/** What is asked of read models that may be behind: tried again then. */
export const orBehind = <Found>(found: Found | null): Found => {
  if (found !== null) return found;
  throw new ActivityFault('models-behind', 'read models are behind', 0);
};

/** null once it has ended. */
export const readRunning = async (
  { events }: Pick<ExecuteOrbServices, 'events'>,
  runId: string,
): Promise<RequestedRun | null> => {
  const { state } = await loadAggregate(events, orbRun, { id: runId });
  return state.status === 'running' ? state : null;
};

/** `name` is part of the ids of the events: see `decideInStep`. */
export const decideOnRun =
  (
    { execute, clock }: Pick<ExecuteOrbServices, 'execute' | 'clock'>,
    { runId, ownerId, timeZone }: RequestedRun,
    { idempotencyKey }: ActivityContext,
  ) =>
  async <Input>(
    name: string,
    decide: (input: Input, state: OrbRun) => Decision<OrbRunEvent, string>,
    inputAt: (which: Readonly<{ runId: string; now: string }>) => Input,
  ): Promise<void> => {
    const now = clock.now().toISOString();
    const step = { process: 'execute-orb', idempotencyKey, correlationId: runId, ownerId, timeZone, now };
    const input = inputAt({ runId, now });
    await decideInStep(execute, step)({ name, aggregate: orbRun, id: runId, decide, input });
  };
