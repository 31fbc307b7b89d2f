import { addFactRequest, factParams, rewriteFactRequest, switchMemoryRequest } from '@ecrin/contracts/memory/memory.ts';
import { acceptFact, addFact, forgetFact, restoreFact, rewriteFact } from '@ecrin/domain/memory/change-fact.ts';
import { forgetEverything, switchMemory } from '@ecrin/domain/memory/change-memory.ts';
import { memory } from '@ecrin/domain/memory/memory.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { noBody } from '#http/routing/path-commands.ts';

const ofClient = {
  access: 'client',
  aggregate: memory,
  id: (_request: unknown, { clientId }: Pick<RequestContext, 'clientId'>) => clientId,
  absent: 'memory.fact-not-found',
} as const;
const onFact = {
  ...ofClient,
  params: factParams,
  body: noBody,
  input: (
    { params }: Readonly<{ params: Readonly<{ factId: string }> }>,
    { clientId, now }: Pick<RequestContext, 'clientId' | 'now'>,
  ) => ({ ...params, clientId, now }),
} as const;

/** What answers may remember of the client. */
export const memoryRoutes = [
  commandRoute({
    ...ofClient,
    method: 'put',
    path: '/memory',
    summary: 'Switches memory on or off',
    params: z.object({}),
    body: switchMemoryRequest,
    input: ({ body }, { clientId, now }) => ({ ...body, clientId, now }),
    decide: switchMemory,
  }),
  commandRoute({
    ...ofClient,
    method: 'delete',
    path: '/memory',
    summary: 'Forgets everything',
    params: z.object({}),
    body: noBody,
    input: (_request, { clientId, now }) => ({ clientId, now }),
    decide: forgetEverything,
  }),
  commandRoute({
    ...ofClient,
    method: 'post',
    path: '/memory/facts',
    summary: 'Adds something to know about the client',
    params: z.object({}),
    body: addFactRequest,
    input: ({ body }, { clientId, now }) => ({ ...body, clientId, now }),
    decide: addFact,
  }),
  commandRoute({
    ...onFact,
    method: 'put',
    path: '/memory/facts/:factId',
    summary: 'Corrects something in the client’s words',
    body: rewriteFactRequest,
    input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, clientId, now }),
    decide: rewriteFact,
  }),
  commandRoute({
    ...onFact,
    method: 'post',
    path: '/memory/facts/:factId/accept',
    summary: 'Accepts what a model proposed',
    decide: acceptFact,
  }),
  commandRoute({
    ...onFact,
    method: 'delete',
    path: '/memory/facts/:factId',
    summary: 'Forgets something, or declines it',
    decide: forgetFact,
  }),
  commandRoute({
    ...onFact,
    method: 'post',
    path: '/memory/facts/:factId/restore',
    summary: 'Remembers again what was forgotten',
    decide: restoreFact,
  }),
] as const;
