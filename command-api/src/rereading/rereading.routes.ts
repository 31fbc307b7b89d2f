import { rereadingParams, startRereadingRequest } from '@ecrin/contracts/rereading/rereading.ts';
import { startRereading, stopRereading, undoRereading } from '@ecrin/domain/rereading/change-rereading.ts';
import { rereading } from '@ecrin/domain/rereading/rereading.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { pathCommands } from '#http/routing/path-commands.ts';

const onRereading = pathCommands({
  params: rereadingParams,
  aggregate: rereading,
  id: ({ params }: Readonly<{ params: Readonly<{ rereadingId: string }> }>) => params.rereadingId,
  absent: 'rereading.not-found',
});

/** Analysing again what a lesser step analysed. */
export const rereadingRoutes = [
  commandRoute({
    method: 'post',
    path: '/rereadings',
    access: 'client',
    summary: 'Has thoughts that a lesser step analysed analysed again, in the background',
    params: z.object({}),
    body: startRereadingRequest,
    aggregate: rereading,
    id: ({ body }) => body.rereadingId,
    input: ({ body }, { clientId, now }) => ({ ...body, ownerId: clientId, now }),
    decide: startRereading,
    absent: 'rereading.already-started',
  }),
  onRereading('post /rereadings/:rereadingId/stop', 'Stops a rereading; what it analysed stays', stopRereading),
  onRereading(
    'delete /rereadings/:rereadingId',
    'Undoes a rereading: the values before come back, except where the client has changed one since',
    undoRereading,
  ),
] as const;
