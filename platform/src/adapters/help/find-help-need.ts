import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import type { HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
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
    const need = helpNeedOf(asked.text);
    if (need) return need;
    const situation = await likeness(embedding, asked);
    return situation && { level: 'possible', situation };
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
