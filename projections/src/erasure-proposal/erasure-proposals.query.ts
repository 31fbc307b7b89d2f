import {
  listProposalsQuery,
  ownProposalParams,
  proposalList,
  shownProposal,
  type ShownProposal,
} from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { proposalRefusal, type ProposalRefusal } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { idsIn, knownAdmins, knownClients } from '#inbox/known-people.ts';
import { erasureProposalModel, type ErasureProposalDocument } from './erasure-proposal.model.ts';

const shown = async (
  models: Pick<ReadModels, 'open'>,
  proposals: readonly ErasureProposalDocument[],
): Promise<readonly ShownProposal[]> => {
  const clientOf = await knownClients(
    models,
    proposals.map(({ clientId }) => clientId),
  );
  const adminOf = await knownAdmins(models, idsIn(proposals.flatMap(({ by, decidedBy }) => [by, decidedBy])));
  return proposals.map(({ clientId, by, decidedBy, ...proposal }) => ({
    ...proposal,
    client: clientOf(clientId),
    by: adminOf(by),
    decidedBy: decidedBy === null ? null : adminOf(decidedBy),
  }));
};

/** The one that waits for a second administrator; null: none. */
export const findOpenProposal =
  (models: Pick<ReadModels, 'open'>) =>
  async (clientId: string, now: string): Promise<ShownProposal | null> => {
    const { items } = await (
      await models.open(erasureProposalModel)
    ).find({ filter: { clientId, status: 'open' }, sort: [], limit: 1 });
    const [proposal] = await shown(
      models,
      items.filter(({ expiresAt }) => now < expiresAt),
    );
    return proposal ?? null;
  };

/** Why the erasure of an account cannot be proposed now, as it would be refused; null: it can. */
export const findProposalRefusal =
  (models: Pick<ReadModels, 'open'>) =>
  async (clientId: string, now: string): Promise<ProposalRefusal | null> => {
    const row = await (await models.open(clientRowModel)).get(clientId);
    if (!row || row.erasure === 'begun') return proposalRefusal(null);
    const proposed = (await findOpenProposal(models)(clientId, now)) !== null;
    return proposalRefusal({ active: !row.deactivated, leaving: row.erasure === 'asked', proposed });
  };

const closed = { in: ['confirmed', 'declined', 'withdrawn', 'expired'] } as const;

export const listErasureProposalsRoute = queryRoute({
  method: 'get',
  path: '/erasure-proposals',
  access: 'admin',
  summary: 'Lists proposed erasures of accounts: waiting ones the oldest first, others by the latest change',
  params: z.object({}),
  query: listProposalsQuery,
  answer: proposalList,
  model: erasureProposalModel,
  joins: [clientProfileModel, adminRowModel],
  ask:
    (models) =>
    async ({ query: { status, cursor, limit } }) => {
      const page = await findPage(await models.open(erasureProposalModel), {
        filter: { status: status === 'open' ? status : closed },
        sort: [['since', status === 'open' ? 'asc' : 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      return 'refused' in page ? page : { items: [...(await shown(models, page.items))], nextCursor: page.nextCursor };
    },
});

export const findErasureProposalRoute = queryRoute({
  method: 'get',
  path: '/erasure-proposals/:proposalId',
  access: 'admin',
  summary: 'Shows a proposed erasure of an account, with its reason',
  params: ownProposalParams,
  query: z.object({}),
  answer: shownProposal,
  model: erasureProposalModel,
  joins: [clientProfileModel, adminRowModel],
  ask:
    (models) =>
    async ({ params: { proposalId } }) => {
      const proposal = await (await models.open(erasureProposalModel)).get(proposalId);
      const [found] = await shown(models, proposal ? [proposal] : []);
      return found ?? { refused: 'erasure-proposal.not-found' as const };
    },
});
