import { memory, type ShownMemory } from '@ecrin/contracts/memory/memory.ts';
import type { RememberedFact } from '@ecrin/domain/memory/memory.aggregate.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { shownCitation } from '#conversation/shown-citation.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { memoryModel } from './memory.model.ts';

/** A proposal whose thought is gone is gone with it; what the person accepted stays. */
export const findMemory =
  (models: ReadModels) =>
  async (ownerId: string): Promise<ShownMemory> => {
    const document = await (await models.open(memoryModel)).get(ownerId);
    const facts = document?.facts ?? [];
    const cited = facts.flatMap(({ source }) => (source ? [source.thoughtId] : []));
    const thoughts = await (await models.open(thoughtCardModel)).getMany([...new Set(cited)]);
    const shown = facts.map((fact) => ({ ...fact, source: fact.source && shownCitation(fact.source, thoughts) }));
    return {
      on: document?.on ?? true,
      facts: shown.filter(({ status, source }) => status !== 'proposed' || source?.thought),
    };
  };

/** What answers rest on; forgotten facts are not among them. */
export const keptFacts = async (models: ReadModels, ownerId: string): Promise<readonly RememberedFact[]> => {
  const document = await (await models.open(memoryModel)).get(ownerId);
  return (document?.facts ?? []).flatMap(({ factId, text, status }) =>
    status === 'kept' && text !== null ? [{ factId, text }] : [],
  );
};

export const findMemoryRoute = queryRoute({
  method: 'get',
  path: '/memory',
  access: 'client',
  summary: 'Shows what answers may remember of the client, what is proposed, and what was forgotten',
  params: z.object({}),
  query: z.object({}),
  answer: memory,
  model: memoryModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    (_request, { clientId }) =>
      findMemory(models)(clientId),
});
