import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
import type { FindHelpNeed, HelpRequest } from '#ports/find-help-need.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { helpClassifier } from './help-classifier.ts';
import { callsForHelp } from './score-passage.ts';

/**
 * Rules first; where they find nothing, a classifier on the vectors of the model it was trained for. It may add help, never take it away: without that model,
 * or when it fails, the rules alone decide. Other models are not asked, so nothing is sent to an endpoint.
 */
export const createHelpFinder =
  (embedding: () => Promise<Embedding | null>): FindHelpNeed =>
  async (asked) =>
    helpNeedOf(asked.text) ??
    ((await isLikeCalls(embedding, asked)) ? { level: 'possible', situation: 'suicide' } : null);

const isLikeCalls = async (
  embedding: () => Promise<Embedding | null>,
  { text, ...caller }: HelpRequest,
): Promise<boolean> => {
  const passages = passagesOf(text);
  const model = passages.length > 0 ? await embedding() : null;
  if (model?.model !== helpClassifier.model) return false;
  try {
    const { vectors } = await model.embed({ ...caller, texts: passages, kind: 'query', priority: 'asked' });
    return vectors.some(callsForHelp);
  } catch (fault) {
    if (fault instanceof LanguageFault) return false;
    throw fault;
  }
};
