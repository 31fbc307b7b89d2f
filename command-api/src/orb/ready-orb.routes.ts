import { createOrbRequest, orbParams, reviseOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import { withdrawReadyOrbRequest } from '@ecrin/contracts/orb/ready-orb.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import {
  createReadyOrb,
  publishReadyOrb,
  reviseReadyOrb,
  withdrawReadyOrb,
} from '@ecrin/domain/orb/commands/ready-orb.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody } from '#http/routing/path-commands.ts';
import { tryReadyOrbRoute, type OrbTrialServices } from './try-ready-orb.route.ts';

const onReadyOrb = {
  access: 'admin',
  answer: receipt,
  params: orbParams,
  aggregate: orb,
  id: ({ params }: Readonly<{ params: Readonly<{ orbId: string }> }>) => params.orbId,
  // It is nobody's: no key seals it.
  metadata: () => ({ ownerId: '' }),
  absent: 'orb.not-found',
} as const;

const createReadyOrbRoute = commandRoute({
  ...onReadyOrb,
  method: 'post',
  path: '/orbs',
  summary: 'Creates an orb for every client; it is offered once it is published',
  params: z.object({}),
  body: createOrbRequest,
  id: ({ body }) => body.orbId,
  input: ({ body }, { adminId, now }) => ({ ...body, by: adminId, now }),
  decide: createReadyOrb,
  absent: 'orb.already-created',
});

const reviseReadyOrbRoute = commandRoute({
  ...onReadyOrb,
  method: 'put',
  path: '/orbs/:orbId',
  summary: 'Changes an orb that is offered to every client; other instructions are a new version',
  body: reviseOrbRequest,
  input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
  decide: reviseReadyOrb,
});

const publishReadyOrbRoute = commandRoute({
  ...onReadyOrb,
  method: 'post',
  path: '/orbs/:orbId/publication',
  summary: 'Offers an orb to every client',
  body: noBody,
  input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
  decide: publishReadyOrb,
});

const withdrawReadyOrbRoute = commandRoute({
  ...onReadyOrb,
  method: 'delete',
  path: '/orbs/:orbId/publication',
  summary: 'Offers an orb no longer; results stay, schedules pause',
  body: withdrawReadyOrbRequest,
  input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
  decide: withdrawReadyOrb,
});

/** For administrators: orbs that are offered to every client. */
export const createReadyOrbRoutes = (services: OrbTrialServices) =>
  [
    createReadyOrbRoute,
    reviseReadyOrbRoute,
    publishReadyOrbRoute,
    withdrawReadyOrbRoute,
    tryReadyOrbRoute(services),
  ] as const;
