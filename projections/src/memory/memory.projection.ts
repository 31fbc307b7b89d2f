import type { MemoryEvent } from '@ecrin/domain/memory/memory.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { memoryModel, type FactDocument, type MemoryDocument } from './memory.model.ts';

const empty = (ownerId: string): MemoryDocument => ({ ownerId, on: true, facts: [] });

const add = (document: MemoryDocument | null, ownerId: string, fact: FactDocument): MemoryDocument => {
  const known = document ?? empty(ownerId);
  return { ...known, facts: [...known.facts, fact] };
};

const change = (
  document: MemoryDocument | null,
  factId: string,
  changed: Partial<FactDocument>,
): MemoryDocument | null =>
  document && {
    ...document,
    facts: document.facts.map((fact) => (fact.factId === factId ? { ...fact, ...changed } : fact)),
  };

export const memoryProjection = defineProjection<MemoryDocument, MemoryEvent>()({
  model: memoryModel,
  documentId: ({ data }) => data.clientId,
  on: {
    MemoryFactAdded: (document, { clientId, factId, addedAt }, words) =>
      add(document, clientId, {
        factId,
        text: words?.text ?? null,
        status: 'kept',
        by: 'person',
        source: null,
        changedAt: addedAt,
      }),
    MemoryFactProposed: (document, { clientId, factId, proposedAt }, words) =>
      add(document, clientId, {
        factId,
        text: words?.text ?? null,
        status: 'proposed',
        by: 'model',
        source: words?.source ?? null,
        changedAt: proposedAt,
      }),
    MemoryFactAccepted: (document, { factId, acceptedAt }) =>
      change(document, factId, { status: 'kept', changedAt: acceptedAt }),
    MemoryFactRewritten: (document, { factId, rewrittenAt }, words) =>
      change(document, factId, {
        text: words?.text ?? null,
        status: 'kept',
        by: 'person',
        changedAt: rewrittenAt,
      }),
    MemoryFactForgotten: (document, { factId, forgottenAt }) =>
      change(document, factId, { status: 'forgotten', changedAt: forgottenAt }),
    MemoryFactRestored: (document, { factId, restoredAt }) =>
      change(document, factId, { status: 'kept', changedAt: restoredAt }),
    MemorySwitched: (document, { clientId, on }) => ({ ...(document ?? empty(clientId)), on }),
  },
});
