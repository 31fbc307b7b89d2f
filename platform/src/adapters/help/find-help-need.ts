import { readHelpNeed } from '@ecrin/domain/help/help-need.ts';
import type { HelpNeed, HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
import { loopTurn } from '#concurrency/loop-turns.ts';
import type { FindHelpNeed, HelpRequest } from '#ports/find-help-need.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { helpClassifiers } from './help-classifiers.ts';
import { situationLike } from './score-note.ts';

/**
 * Rules first; where they find nothing, classifiers on the vectors of the model they were trained for. They may add help, never take it away: without that model,
 * or when it fails, the rules alone decide. Other models are not asked, so nothing is sent to an endpoint.
 */
export const createHelpFinder =
  (embedding: () => Promise<Embedding | null>): FindHelpNeed =>
  async (asked) => {
    const need = await needByRules(asked.text);
    if (need) return need;
    const situation = await likeness(embedding, asked);
    return situation && { level: 'possible', situation };
  };

/** Sentence by sentence, and requests are answered in between: nobody's call is passed over for its length. */
const needByRules = async (text: string): Promise<HelpNeed | null> => {
  const steps = readHelpNeed(text);
  for (;;) {
    await loopTurn();
    const { done, value } = steps.next();
    if (done) return value;
  }
};

const likeness = async (
  embedding: () => Promise<Embedding | null>,
  { text, ...caller }: HelpRequest,
): Promise<HelpSituation | null> => {
  const passages = passagesOf(text);
  const model = passages.length > 0 ? await embedding() : null;
  if (model?.model !== helpClassifiers.model) return null;
  try {
    const { vectors } = await model.embed({ ...caller, texts: passages, kind: 'query', priority: 'asked' });
    return situationLike(vectors);
  } catch (fault) {
    if (fault instanceof LanguageFault) return null;
    throw fault;
  }
};
