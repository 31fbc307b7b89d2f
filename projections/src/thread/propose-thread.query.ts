import { type ThreadProposal, threadProposal, threadProposalQuery } from '@ecrin/contracts/thread/thread.ts';
import { enoughForThread, proposedSubjects } from '@ecrin/domain/thread/propose-thread.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { openShownUnasked } from '#thought-card/shown-unasked.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from './thread-directory.ts';
import { threadModel } from './thread.model.ts';

/** A season: what is older is no news. */
const daysBack = 90;
const mostThoughts = 50;
/** Subjects looked at for one that can be shown. */
const candidates = 2;

/** What at least seven recent thoughts without a thread have in common; neither private ones nor ones whose words may call for help. */
export const proposeThread =
  (models: ReadModels) =>
  async (ownerId: string, { day }: z.output<typeof threadProposalQuery>): Promise<ThreadProposal> => {
    const cards = await models.open(thoughtCardModel);
    const { unmergedThreads } = await openThreadDirectory(models, ownerId);
    const recent = { ownerId, deleted: false, day: { gte: dayPlus(day, -daysBack) }, private: false };
    const unfiledOnes = { ...recent, threadId: null };
    const unfiled = await cards.countBy('tags', unfiledOnes);
    await loopTurn();
    const all = await cards.countBy('tags', recent);
    const shownUnasked = openShownUnasked();
    const names = unmergedThreads.flatMap(({ name }) => name ?? []);
    for (const tag of proposedSubjects({ unfiled, all, names }).slice(0, candidates)) {
      await loopTurn();
      const filter = { ...unfiledOnes, tags: { has: tag } };
      const { items } = await cards.find({ filter, sort: [['occurredAt', 'desc']], limit: mostThoughts });
      const shown = await Array.fromAsync(shownUnasked(items));
      const latestAt = shown
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1);
      if (latestAt !== undefined && shown.length >= enoughForThread)
        return { proposal: { tag, thoughtIds: shown.map(({ thoughtId }) => thoughtId), latestAt } };
    }
    return { proposal: null };
  };

export const proposeThreadRoute = queryRoute({
  method: 'get',
  path: '/threads/proposal',
  access: 'client',
  summary:
    'Proposes a thread for at least seven recent thoughts that carry the same tag and are in none; neither private ones nor ones whose words may call for help',
  params: z.object({}),
  query: threadProposalQuery,
  answer: threadProposal,
  model: thoughtCardModel,
  joins: [threadModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      proposeThread(models)(clientId, query),
});
