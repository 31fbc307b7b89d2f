import {
  dropWorkRequest,
  queuesAnswer,
  storageAnswer,
  upkeepParams,
  upkeepRequest,
  workCounts,
} from '@ecrin/contracts/operation/operation.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { requestUpkeep } from '@ecrin/domain/operation/keep-up-read-model.ts';
import { dropWork } from '@ecrin/domain/operation/retry-work.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { work } from '@ecrin/domain/operation/work.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import type { OperationServices } from './operation-services.ts';
import { retryAllWorkRoute, retryWorkRoute } from './retry-work.route.ts';

type Services = Pick<ApiServices, 'execute'> & Readonly<{ operation: OperationServices }>;

const fresh = { 'Cache-Control': 'no-store' } as const;

const countWorkRoute = ({ operation }: Services) =>
  customRoute({
    method: 'get',
    path: '/work-counts',
    access: 'admin',
    summary: 'How much work failed, waits, or cannot go on: for the menu and the dashboard',
    params: z.object({}),
    answer: workCounts,
    handle: async () => ({ json: workCounts.parse(await operation.counts()), headers: fresh }),
  });

const showQueuesRoute = ({ operation }: Services) =>
  customRoute({
    method: 'get',
    path: '/queues',
    access: 'admin',
    summary: 'The state of workflows, read models, messages and engines',
    params: z.object({}),
    answer: queuesAnswer,
    handle: async () => ({ json: queuesAnswer.parse(await operation.queues()), headers: fresh }),
  });

const showStorageRoute = ({ operation }: Services) =>
  customRoute({
    method: 'get',
    path: '/storage',
    access: 'admin',
    summary: 'How large the databases of this server are, and how much of its disk is free',
    params: z.object({}),
    answer: storageAnswer,
    handle: async () => ({ json: storageAnswer.parse(await operation.storage()), headers: fresh }),
  });

/** A reason about a client’s work is sealed with the client's key, any other with the administrator's. */
const dropWorkRoute = ({ execute, operation }: Services) =>
  customRoute({
    method: 'post',
    path: '/work/drops',
    access: 'admin',
    summary: 'Closes failed work, with a reason; a workflow that waits is ended',
    params: z.object({}),
    body: dropWorkRequest,
    answer: receipt,
    handle: async ({ body: { workId, reason } }, { adminId: by, command, now }) => {
      const found = await operation.findWork(workId);
      if (!found) return { refused: 'work.not-found' };
      const { kind, clientId } = found;
      const outcome = await execute({
        aggregate: work,
        id: workId,
        decide: dropWork,
        input: { workId, kind, clientId, by, reason, now },
        context: { ...command, ownerId: clientId ?? by },
      });
      return 'refused' in outcome ? { refused: 'work.not-found' } : { json: outcome.receipt };
    },
  });

const requestUpkeepRoute = ({ operation }: Services) =>
  commandRoute({
    method: 'post',
    path: '/read-models/:model/upkeep',
    access: 'superadmin',
    summary: 'Rebuilds a read model, or retries its parked streams; the process that keeps it up to date does it',
    params: upkeepParams,
    body: upkeepRequest,
    answer: receipt,
    aggregate: upkeep,
    id: ({ params }) => params.model,
    prepare: async ({ params: { model } }) =>
      operation.isReadModel(model) ? null : ({ refused: 'read-model.not-found' } as const),
    input: ({ params, body }, { adminId: by, newId, now }) => ({ ...params, ...body, upkeepId: newId(), by, now }),
    decide: requestUpkeep,
    metadata: (_request, { adminId }) => ({ ownerId: adminId }),
    absent: 'read-model.not-found',
  });

/** What administrators see of the work of the service, and do about it. */
export const operationRoutes = (services: Services) =>
  [
    countWorkRoute(services),
    showQueuesRoute(services),
    showStorageRoute(services),
    retryWorkRoute(services),
    retryAllWorkRoute(services),
    dropWorkRoute(services),
    requestUpkeepRoute(services),
  ] as const;
