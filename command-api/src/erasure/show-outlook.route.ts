import { erasureOutlook, type ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { dayMs, msBetween } from '@ecrin/domain/time/instant.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findAccount } from '#account/find-accounts.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'erasure' | 'events'>;

export const showOutlookRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/erasure',
    access: 'client',
    summary: 'What would be erased with the account, and whether signing in has just undone an erasure',
    params: z.object({}),
    answer: erasureOutlook,
    handle: async (_request, { clientId, now }) => {
      const withdrawn = await findWithdrawn(services, clientId, now);
      const json = erasureOutlook.parse({ ...(await services.erasure.outlookOf(clientId)), withdrawn });
      return { json, headers: { 'Cache-Control': 'no-store' } };
    },
  });

/** Within the last day. */
const findWithdrawn = async (
  services: Services,
  clientId: string,
  now: string,
): Promise<ErasureOutlook['withdrawn']> => {
  const last = (await findAccount(services, clientId))?.withdrawnErasures.at(-1);
  return last && msBetween(last.withdrawnAt, now) < dayMs
    ? { askedAt: last.askedAt, withdrawnAt: last.withdrawnAt }
    : null;
};
