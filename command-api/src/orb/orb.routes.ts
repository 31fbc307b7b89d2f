import { createOrbRequest, orbParams, reviseOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { createOrb } from '@ecrin/domain/orb/commands/create-orb.ts';
import { deleteOrb, restoreOrb } from '@ecrin/domain/orb/commands/delete-orb.ts';
import { reviseOrb } from '@ecrin/domain/orb/commands/revise-orb.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { createOrbPastRunRoutes } from './orb-past-run.routes.ts';
import { creationRefusal, orbClaim, type OrbServices } from './orb-preconditions.ts';
import { createOrbRunRoutes } from './orb-run.routes.ts';
import { createOrbScheduleRoutes } from './orb-schedule.routes.ts';
import { orbWordingRoute } from './orb-wording.route.ts';

const onOrb = {
  access: 'client',
  params: orbParams,
  aggregate: orb,
  id: ({ params }: Readonly<{ params: Readonly<{ orbId: string }> }>) => params.orbId,
  absent: 'orb.not-found',
} as const;
const orbCommand = pathCommands(onOrb);

const createOrbRoute = (services: OrbServices) =>
  commandRoute({
    method: 'post',
    path: '/orbs',
    access: 'client',
    summary: 'Creates an orb of the client’s own; this takes a permission',
    params: z.object({}),
    body: createOrbRequest,
    answer: receipt,
    aggregate: orb,
    id: ({ body }) => body.orbId,
    prepare: (_request, { clientId }) => creationRefusal(services, clientId),
    claims: (_request, context) => [orbClaim(services, context)],
    input: ({ body }, { clientId, now }) => ({ ...body, ownerId: clientId, now }),
    decide: createOrb,
    absent: 'orb.already-created',
  });

const reviseOrbRoute = commandRoute({
  ...onOrb,
  method: 'put',
  path: '/orbs/:orbId',
  summary: 'Changes an own orb; other instructions are a new version',
  body: reviseOrbRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: reviseOrb,
});

const restoreOrbRoute = (services: OrbServices) =>
  commandRoute({
    ...onOrb,
    method: 'post',
    path: '/orbs/:orbId/restore',
    summary: 'Undoes the deletion of an orb',
    body: noBody,
    input: ({ params }, { now }) => ({ ...params, now }),
    claims: (_request, context) => [orbClaim(services, context)],
    decide: restoreOrb,
  });

export const createOrbRoutes = (services: OrbServices) =>
  [
    createOrbRoute(services),
    reviseOrbRoute,
    orbWordingRoute(services),
    orbCommand('delete /orbs/:orbId', 'Deletes an own orb; its runs stay, and restoring undoes it', deleteOrb),
    restoreOrbRoute(services),
    ...createOrbRunRoutes(services),
    ...createOrbScheduleRoutes(services),
    ...createOrbPastRunRoutes(services),
  ] as const;
