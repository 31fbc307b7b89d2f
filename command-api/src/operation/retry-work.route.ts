import { retryAllWorkRequest, retryWorkAnswer, retryWorkRequest } from '@ecrin/contracts/operation/operation.ts';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { retryWork } from '@ecrin/domain/operation/retry-work.ts';
import { work } from '@ecrin/domain/operation/work.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { requestTranscription } from '@ecrin/domain/thought/transcript/request-transcription.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import type { ActionableWork, OperationServices } from './operation-services.ts';

type Services = Pick<ApiServices, 'execute'> & Readonly<{ operation: OperationServices }>;

/**
 * Transcriptions are requested as their owner would; all else is started by triggers from the event. Interrupted in between, the same request sent
 * again does the rest.
 */
export const retryWorkRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/work/retries',
    access: 'admin',
    summary: 'Starts one failed piece of work again',
    params: z.object({}),
    body: retryWorkRequest,
    answer: retryWorkAnswer,
    handle: ({ body: { workId } }, context) => retryOne(services, workId, context),
  });

export const retryAllWorkRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/work/retries/all',
    access: 'superadmin',
    summary: 'Starts failed work again: all of a kind, or all that can be',
    params: z.object({}),
    body: retryAllWorkRequest,
    answer: retryWorkAnswer,
    handle: async ({ body: { kind } }, context) => {
      let retried = 0;
      for await (const page of services.operation.retryable(kind ?? null))
        for (const found of page) if ((await retry(services, found, context)) === null) retried += 1;
      return { json: { retried } };
    },
  });

const retryOne = async (services: Services, workId: string, context: CustomContext) => {
  const found = await services.operation.findWork(workId);
  if (!found) return { refused: 'work.not-found' } as const;
  if (!found.retryable) return { refused: 'work.not-retryable' } as const;
  const refused = await retry(services, found, context);
  return refused ? { refused } : { json: { retried: 1 } };
};

/** null: it was started again. */
const retry = async (
  { execute }: Services,
  { workId, kind, clientId, revision }: ActionableWork,
  { adminId: by, command, now }: CustomContext,
): Promise<ProblemCode | null> => {
  const context = { ...command, ownerId: clientId ?? by };
  if (kind === 'transcription') {
    const outcome = await execute({
      aggregate: thought,
      id: workId,
      decide: requestTranscription,
      input: { thoughtId: workId, now },
      context,
    });
    if ('refused' in outcome) return outcome.refused === 'absent' ? 'work.not-found' : outcome.refused;
  }
  const outcome = await execute({
    aggregate: work,
    id: workId,
    decide: retryWork,
    input: { workId, kind, clientId, by, revision, now },
    context,
  });
  return 'refused' in outcome ? 'work.not-found' : null;
};
