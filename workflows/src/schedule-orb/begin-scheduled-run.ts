import { caps } from '@ecrin/domain/allowance/caps.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { requestOrbRun } from '@ecrin/domain/orb-run/commands/request-orb-run.ts';
import { skipOrbRun } from '@ecrin/domain/orb-run/commands/skip-orb-run.ts';
import { orbRun, type OrbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { pauseOrbSchedule } from '@ecrin/domain/orb-schedule/commands/pause-orb-schedule.ts';
import { orbSchedule, orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { findRunnable } from '#execute-orb/find-runnable.ts';
import type { ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';
import { recentSourcesOf, whySkipped, type DueSchedule } from './why-skipped.ts';

/** Requests the run of one due time, or records why nothing runs; once, also when the step is repeated. An orb that is gone pauses its schedule. */
export const beginScheduledRun = async (
  services: ExecuteOrbServices,
  due: DueSchedule,
  context: ActivityContext,
): Promise<void> => {
  const { orbId, ownerId } = due.schedule;
  const runId = derivedId(orbScheduleId(ownerId, orbId), due.dueAt);
  const { state } = await loadAggregate(services.events, orbRun, { id: runId });
  if (state.status === 'absent') await begin(services, { ...due, runId }, context);
};

const begin = async (
  services: ExecuteOrbServices,
  { runId, ...due }: DueSchedule & Readonly<{ runId: string }>,
  context: ActivityContext,
): Promise<void> => {
  const { schedule, dueAt, now } = due;
  const { orbId, ownerId, timeZone } = schedule;
  const { runsPerDay: most } = await services.orbs.limits();
  const claims = [{ cap: 'orb-runs', ownerId, now, most }] as const;
  const { pause, decide } = decisionsOf(services, { ...due, runId, claims }, context);
  const runnable = await findRunnable(services, { orbId, ownerId });
  if ('refused' in runnable) return pause();
  const { version, instructions, language } = runnable;
  const named = { runId, orbId, ownerId, version, occasion: { kind: 'schedule' as const, dueAt }, now };
  const reason = await whySkipped(services, due, instructions);
  if (reason) {
    await decide('skipOrbRun', skipOrbRun, { ...named, reason });
    return;
  }
  const words = { sources: recentSourcesOf(schedule, now), text: null, values: {}, ...schedule.words };
  const run = { ...named, ...words, instructions, language, timeZone };
  const outcome = await decide('requestOrbRun', requestOrbRun, run);
  if ('refused' in outcome && outcome.refused === caps['orb-runs'].refused)
    await decide('skipOrbRun', skipOrbRun, { ...named, reason: 'over-cap' });
};

/** `claims`: of the run. */
type Deciding = DueSchedule & Readonly<{ runId: string; claims: readonly Claim<OrbRun>[] }>;

const decisionsOf = (
  { execute }: ExecuteOrbServices,
  { schedule: { orbId, ownerId, timeZone }, now, runId, claims }: Deciding,
  { idempotencyKey }: ActivityContext,
) => {
  const step = { process: 'schedule-orb', idempotencyKey, correlationId: runId, ownerId, timeZone, now };
  const run = decideInStep(execute, step);
  return {
    pause: async (): Promise<void> => {
      const id = orbScheduleId(ownerId, orbId);
      const input = { now };
      await run({ name: 'pauseOrbSchedule', aggregate: orbSchedule, id, decide: pauseOrbSchedule, input });
    },
    decide: async <Input>(
      name: string,
      decide: (input: Input, state: OrbRun) => Decision<OrbRunEvent, string>,
      input: Input,
    ) => run({ name, aggregate: orbRun, id: runId, decide, input, ...(name === 'requestOrbRun' && { claims }) }),
  };
};
