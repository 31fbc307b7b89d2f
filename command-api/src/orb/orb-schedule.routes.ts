import { setOrbScheduleRequest } from '@ecrin/contracts/orb/orb-schedule.ts';
import { orbParams } from '@ecrin/contracts/orb/orb.ts';
import { pauseOrbSchedule, startOrbSchedule } from '@ecrin/domain/orb-schedule/commands/pause-orb-schedule.ts';
import { setOrbSchedule } from '@ecrin/domain/orb-schedule/commands/set-orb-schedule.ts';
import { orbSchedule, orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import { findRunnable, type OrbServices } from './orb-preconditions.ts';

type Of = Readonly<{ params: Readonly<{ orbId: string }> }>;
const onSchedule = {
  access: 'client',
  params: orbParams,
  aggregate: orbSchedule,
  id: ({ params }: Of, { clientId }: Readonly<{ clientId: string }>) => orbScheduleId(clientId, params.orbId),
  absent: 'orb-schedule.not-found',
} as const;
const scheduleCommand = pathCommands(onSchedule);

const setOrbScheduleRoute = (services: OrbServices) =>
  commandRoute({
    ...onSchedule,
    method: 'put',
    path: '/orbs/:orbId/schedule',
    summary: 'Has an orb read on its own, every day, week or month; of an own orb, or of one that comes with Écrin',
    body: setOrbScheduleRequest,
    prepare: ({ params: { orbId } }, { clientId, language }) =>
      findRunnable(services, { orbId, version: null, language, clientId }),
    input: ({ params, body, found: { instructions } }, { clientId, now }) => ({
      ...params,
      ...body,
      instructions,
      ownerId: clientId,
      now,
    }),
    decide: setOrbSchedule,
    metadata: ({ body: { timeZone } }) => ({ timeZone }),
  });

export const createOrbScheduleRoutes = (services: OrbServices) =>
  [
    setOrbScheduleRoute(services),
    scheduleCommand('post /orbs/:orbId/schedule/pause', 'Pauses what an orb reads on its own', pauseOrbSchedule),
    scheduleCommand(
      'post /orbs/:orbId/schedule/start',
      'Starts it again; times that came due meanwhile are not made up for',
      startOrbSchedule,
    ),
  ] as const;
