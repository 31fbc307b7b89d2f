import { orbRunItemParams, orbRunParams, requestOrbRunRequest, tickItemRequest } from '@ecrin/contracts/orb/orb-run.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { hideResult, showResult, tickItem } from '@ecrin/domain/orb-run/commands/change-result.ts';
import { stopOrbRun } from '@ecrin/domain/orb-run/commands/execute-orb-run.ts';
import { requestOrbRun } from '@ecrin/domain/orb-run/commands/request-orb-run.ts';
import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { pathCommands } from '#http/routing/path-commands.ts';
import { findRunnable, runClaim, runRefusal, type OrbServices } from './orb-preconditions.ts';

const onRun = {
  access: 'client',
  params: orbRunParams,
  aggregate: orbRun,
  id: ({ params }: Readonly<{ params: Readonly<{ runId: string }> }>) => params.runId,
  absent: 'orb-run.not-found',
} as const;
const runCommand = pathCommands(onRun);

/** A run that was requested already is not refused by limits it used itself. */
const requestOrbRunRoute = (services: OrbServices) =>
  commandRoute({
    method: 'post',
    path: '/orb-runs',
    access: 'client',
    summary: 'Has an orb read thoughts, threads or a text, in the background',
    params: z.object({}),
    body: requestOrbRunRequest,
    answer: receipt,
    aggregate: orbRun,
    id: ({ body }) => body.runId,
    prepare: async ({ body: { runId, orbId, version } }, { clientId, language, now }) => {
      const found = await findRunnable(services, { orbId, version: version ?? null, language, clientId });
      if ('refused' in found) return found;
      const { state } = await loadAggregate(services.events, orbRun, { id: runId });
      const refusal = state.status === 'absent' ? await runRefusal(services, clientId, now) : null;
      return refusal ?? { ...found, limits: await services.orbs.limits() };
    },
    input: ({ body, found: { version, instructions } }, { clientId, language, now }) => ({
      ...body,
      version,
      instructions,
      language,
      ownerId: clientId,
      occasion: { kind: 'asked' as const },
      now,
    }),
    claims: ({ found: { limits } }, context) => [runClaim(context, limits)],
    decide: requestOrbRun,
    metadata: ({ body: { timeZone } }) => ({ timeZone }),
    absent: 'orb-run.already-requested',
  });

const tickItemRoute = commandRoute({
  ...onRun,
  method: 'put',
  path: '/orb-runs/:runId/items/:item',
  summary: 'Ticks an item of a checklist, or takes the tick back',
  params: orbRunItemParams,
  body: tickItemRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: tickItem,
});

export const createOrbRunRoutes = (services: OrbServices) =>
  [
    requestOrbRunRoute(services),
    runCommand('post /orb-runs/:runId/stop', 'Stops a run', stopOrbRun),
    runCommand('delete /orb-runs/:runId/result', 'Takes a result away; it can be shown again', hideResult),
    runCommand('post /orb-runs/:runId/result', 'Shows a result again', showResult),
    tickItemRoute,
  ] as const;
