import { ownProposalParams, proposalRow, type ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import { erasureItemId } from '@ecrin/contracts/inbox/item-id.ts';
import { proposalRefusal, type ProposalRefusal } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import { findShownPlace } from '#inbox/holders.ts';
import { inboxItemModel } from '#inbox/inbox-item.model.ts';
import { idsIn, knownAdmins, knownClients } from '#inbox/known-people.ts';
import { erasureProposalModel, type ErasureProposalDocument } from './erasure-proposal.model.ts';

export const shownProposals = async (
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
    const [proposal] = await shownProposals(
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

export const findErasureProposalRoute = queryRoute({
  method: 'get',
  path: '/erasure-proposals/:proposalId',
  access: 'admin',
  summary: 'Shows a proposed erasure of an account, with its reason',
  params: ownProposalParams,
  query: z.object({}),
  answer: proposalRow,
  model: erasureProposalModel,
  joins: [inboxItemModel, clientProfileModel, adminRowModel],
  ask:
    (models) =>
    async ({ params: { proposalId } }, { now }) => {
      const proposal = await (await models.open(erasureProposalModel)).get(proposalId);
      const [found] = await shownProposals(models, proposal ? [proposal] : []);
      return found
        ? { ...found, ...(await findShownPlace(models, erasureItemId(proposalId), now)) }
        : { refused: 'erasure-proposal.not-found' as const };
    },
});
