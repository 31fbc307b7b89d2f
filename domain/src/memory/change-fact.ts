import type { Citation } from '#conversation/conversation.events.ts';
import { nothingNew, refuse, type Decision, type Refusal } from '#kernel/event-sourcing.ts';
import { plainWords } from '#text/search-words.ts';
import { tidyText } from '#text/visible-text.ts';
import type { Fact, Memory } from './memory.aggregate.ts';
import type {
  MemoryFactAccepted,
  MemoryFactAdded,
  MemoryFactForgotten,
  MemoryFactProposed,
  MemoryFactRestored,
  MemoryFactRewritten,
} from './memory.events.ts';
import { maxFactLength, maxFacts } from './memory.vocabulary.ts';

export type WhichFact = Readonly<{ clientId: string; factId: string; now: string }>;
type TextRefusal = 'memory.fact-empty' | 'memory.fact-too-long';
export type AddFactRefusal = TextRefusal | 'memory.full' | 'memory.fact-already-added';

const isWrongText = (text: string): Refusal<TextRefusal> | null => {
  if (text === '') return refuse('memory.fact-empty');
  return text.length > maxFactLength ? refuse('memory.fact-too-long') : null;
};

const isFull = ({ facts }: Memory): boolean => facts.filter(({ status }) => status !== 'forgotten').length >= maxFacts;

export const addFact = (
  { clientId, factId, text: given, now }: WhichFact & Readonly<{ text: string }>,
  state: Memory,
): Decision<MemoryFactAdded, AddFactRefusal> => {
  const text = tidyText(given);
  const wrong = isWrongText(text);
  if (wrong) return wrong;
  const same = state.facts.find((fact) => fact.factId === factId);
  if (same) return same.text === text ? nothingNew : refuse('memory.fact-already-added');
  if (isFull(state)) return refuse('memory.full');
  return [{ type: 'MemoryFactAdded', data: { clientId, factId, addedAt: now }, private: { text } }];
};

/** Nothing when the person switched it off, or knows, declined or forgot the same already. */
export const proposeFact = (
  {
    clientId,
    factId,
    text: given,
    source,
    model,
    now,
  }: WhichFact & Readonly<{ text: string; source: Citation; model: string }>,
  state: Memory,
): Decision<MemoryFactProposed> => {
  const text = tidyText(given);
  const isKnown = state.facts.some(
    (fact) => fact.factId === factId || plainWords(fact.text ?? '') === plainWords(text),
  );
  if (!state.on || isKnown || isFull(state) || isWrongText(text)) return nothingNew;
  return [
    {
      type: 'MemoryFactProposed',
      data: { clientId, factId, model, proposedAt: now },
      private: { text, source },
    },
  ];
};

const requireFact = <Decided>(
  { factId }: WhichFact,
  { facts }: Memory,
  decide: (fact: Fact) => Decided,
): Decided | Refusal<'memory.fact-not-found'> => {
  const fact = facts.find((one) => one.factId === factId);
  return fact ? decide(fact) : refuse('memory.fact-not-found');
};

export const acceptFact = (
  { now, ...which }: WhichFact,
  state: Memory,
): Decision<MemoryFactAccepted, 'memory.fact-not-found'> =>
  requireFact<Decision<MemoryFactAccepted>>({ now, ...which }, state, ({ status }) =>
    status === 'proposed'
      ? [{ type: 'MemoryFactAccepted', data: { ...which, acceptedAt: now }, private: null }]
      : nothingNew,
  );

export const rewriteFact = (
  { text: given, now, ...which }: WhichFact & Readonly<{ text: string }>,
  state: Memory,
): Decision<MemoryFactRewritten, TextRefusal | 'memory.fact-not-found'> =>
  requireFact<Decision<MemoryFactRewritten, TextRefusal>>({ now, ...which }, state, (fact) => {
    const text = tidyText(given);
    const wrong = isWrongText(text);
    if (wrong) return wrong;
    if (fact.text === text && fact.status === 'kept') return nothingNew;
    return [{ type: 'MemoryFactRewritten', data: { ...which, rewrittenAt: now }, private: { text } }];
  });

/** Also declines a proposed one. */
export const forgetFact = (
  { now, ...which }: WhichFact,
  state: Memory,
): Decision<MemoryFactForgotten, 'memory.fact-not-found'> =>
  requireFact<Decision<MemoryFactForgotten>>({ now, ...which }, state, ({ status }) =>
    status === 'forgotten'
      ? nothingNew
      : [{ type: 'MemoryFactForgotten', data: { ...which, forgottenAt: now }, private: null }],
  );

export const restoreFact = (
  { now, ...which }: WhichFact,
  state: Memory,
): Decision<MemoryFactRestored, 'memory.fact-not-found' | 'memory.full'> =>
  requireFact<Decision<MemoryFactRestored, 'memory.full'>>({ now, ...which }, state, ({ status }) => {
    if (status !== 'forgotten') return nothingNew;
    if (isFull(state)) return refuse('memory.full');
    return [{ type: 'MemoryFactRestored', data: { ...which, restoredAt: now }, private: null }];
  });
