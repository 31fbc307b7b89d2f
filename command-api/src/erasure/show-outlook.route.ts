import { erasureOutlook, type ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureProposal, isOpenProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { dayMs, msBetween } from '@ecrin/domain/time/instant.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
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
    summary:
      'What would be erased with the account, whether signing in has just undone an erasure, and whether one is proposed',
    params: z.object({}),
    answer: erasureOutlook,
    handle: async (_request, { clientId, now }) => {
      const withdrawn = await findWithdrawn(services, clientId, now);
      const proposed = await findProposed(services, clientId, now);
      const json = erasureOutlook.parse({ ...(await services.erasure.outlookOf(clientId)), withdrawn, proposed });
      return { json, headers: { 'Cache-Control': 'no-store' } };
    },
  });

const findProposed = async (
  { events }: Services,
  clientId: string,
  now: string,
): Promise<ErasureOutlook['proposed']> => {
  const { state } = await loadAggregate(events, erasureProposal, { id: clientId });
  return isOpenProposal(state, now) ? { proposalId: state.proposalId, expiresAt: state.expiresAt } : null;
};

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
