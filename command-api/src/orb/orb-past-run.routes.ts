import { beginPastRunRequest, orbPastRunParams } from '@ecrin/contracts/orb/orb-past-run.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { beginPastRun } from '@ecrin/domain/orb-past-run/commands/begin-past-run.ts';
import { resumePastRun, stopPastRun } from '@ecrin/domain/orb-past-run/commands/stop-past-run.ts';
import { orbPastRun } from '@ecrin/domain/orb-past-run/orb-past-run.aggregate.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import type { OrbVariable } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { runnableOf } from '@ecrin/domain/orb/runnable-of.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pathCommands } from '#http/routing/path-commands.ts';
import { runClaim, runRefusal, type OrbServices } from './orb-preconditions.ts';

type Wanted = Readonly<{ orbId: string; versions: readonly number[]; language: Language; clientId: string }>;

/** What all versions ask for, each name once. */
const variablesOf = async (
  { events }: OrbServices,
  { orbId, versions, ...by }: Wanted,
): Promise<Readonly<{ variables: readonly OrbVariable[] }> | RefusedReply> => {
  const { state } = await loadAggregate(events, orb, { id: orbId });
  const variables = new Map<string, OrbVariable>();
  for (const version of versions) {
    const found = runnableOf(state, { version, ...by });
    if ('refused' in found) return found;
    for (const variable of found.instructions.variables) variables.set(variable.name, variable);
  }
  return { variables: [...variables.values()] };
};

const beginPastRunRoute = (services: OrbServices) =>
  commandRoute({
    method: 'post',
    path: '/orb-past-runs',
    access: 'client',
    summary: 'Has an orb read the past, month by month or week by week, in the background',
    params: z.object({}),
    body: beginPastRunRequest,
    answer: receipt,
    aggregate: orbPastRun,
    id: ({ body }) => body.pastRunId,
    prepare: async ({ body: { pastRunId, orbId, versions } }, { clientId, language, now }) => {
      const { state } = await loadAggregate(services.events, orbPastRun, { id: pastRunId });
      const refusal = state.status === 'absent' ? await runRefusal(services, clientId, now) : null;
      if (refusal) return refusal;
      const found = await variablesOf(services, { orbId, versions, language, clientId });
      return 'refused' in found ? found : { ...found, limits: await services.orbs.limits() };
    },
    input: ({ body, found: { variables } }, { clientId, language, now }) => ({
      ...body,
      variables,
      language,
      ownerId: clientId,
      now,
    }),
    claims: ({ found: { limits } }, context) => [runClaim(context, limits)],
    decide: beginPastRun,
    metadata: ({ body: { timeZone } }) => ({ timeZone }),
    absent: 'orb-past-run.already-begun',
  });

const pastRunCommand = pathCommands({
  params: orbPastRunParams,
  aggregate: orbPastRun,
  id: ({ params }: Readonly<{ params: Readonly<{ pastRunId: string }> }>) => params.pastRunId,
  absent: 'orb-past-run.not-found',
});

export const createOrbPastRunRoutes = (services: OrbServices) =>
  [
    beginPastRunRoute(services),
    pastRunCommand(
      'post /orb-past-runs/:pastRunId/stop',
      'Stops it after the step that is being read; what has ended is kept',
      stopPastRun,
    ),
    pastRunCommand('post /orb-past-runs/:pastRunId/resume', 'Goes on where it stopped', resumePastRun),
  ] as const;
