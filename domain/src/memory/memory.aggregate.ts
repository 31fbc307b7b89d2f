import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { MemoryEvent } from './memory.events.ts';
import type { FactStatus } from './memory.vocabulary.ts';

/** `text`: null once its key is destroyed. */
export type Fact = Readonly<{ factId: string; text: string | null; status: FactStatus }>;

/** One that is kept: answers may rest on it. */
export type RememberedFact = Readonly<{ factId: string; text: string }>;

/** What answers may remember of a person. */
export type Memory = Readonly<{ ownerId: string | null; on: boolean; facts: readonly Fact[] }>;

const change = (state: Memory, factId: string, changed: Partial<Fact>): Memory => ({
  ...state,
  facts: state.facts.map((fact) => (fact.factId === factId ? { ...fact, ...changed } : fact)),
});

export const memory: Aggregate<Memory, MemoryEvent> = {
  category: 'memory',
  initial: { ownerId: null, on: true, facts: [] },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Memory, MemoryEvent>({
    MemoryFactAdded: (state, { clientId, factId }, words) => ({
      ...state,
      ownerId: clientId,
      facts: [...state.facts, { factId, text: words?.text ?? null, status: 'kept' }],
    }),
    MemoryFactProposed: (state, { clientId, factId }, words) => ({
      ...state,
      ownerId: clientId,
      facts: [...state.facts, { factId, text: words?.text ?? null, status: 'proposed' }],
    }),
    MemoryFactAccepted: (state, { factId }) => change(state, factId, { status: 'kept' }),
    MemoryFactRewritten: (state, { factId }, words) =>
      change(state, factId, { text: words?.text ?? null, status: 'kept' }),
    MemoryFactForgotten: (state, { factId }) => change(state, factId, { status: 'forgotten' }),
    MemoryFactRestored: (state, { factId }) => change(state, factId, { status: 'kept' }),
    MemorySwitched: (state, { clientId, on }) => ({ ...state, ownerId: clientId, on }),
  }),
};
