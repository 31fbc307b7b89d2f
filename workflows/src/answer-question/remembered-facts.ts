import { isFormOf, questionStems } from '@ecrin/domain/conversation/question/question-words.ts';
import { memory, type RememberedFact } from '@ecrin/domain/memory/memory.aggregate.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { StepServices } from './answer-step.ts';

/** Among the thoughts an answer is written from. */
const maxFacts = 4;

/** What the person lets answers remember, as far as it is about the question. */
export const rememberedFacts = async (
  { events }: Pick<StepServices, 'events'>,
  ownerId: string,
  question: string,
): Promise<readonly RememberedFact[]> => {
  const { on, facts } = (await loadAggregate(events, memory, { id: ownerId })).state;
  if (!on) return [];
  const stems = [...questionStems(question, 'fr'), ...questionStems(question, 'en')];
  return facts
    .flatMap(({ factId, text, status }) => (status === 'kept' && text !== null ? [{ factId, text }] : []))
    .filter(({ text }) => wordsOf(text).some(({ word }) => stems.some((stem) => isFormOf(word, stem))))
    .slice(0, maxFacts);
};
