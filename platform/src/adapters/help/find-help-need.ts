import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import type { HelpNeed, HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
import { loopTurn } from '#concurrency/loop-turns.ts';
import type { FindHelpNeed, HelpRequest } from '#ports/find-help-need.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';
import { WorkBudgetFault, withinBudget } from '#work-budgets/within-budget.ts';
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

/** UTF-16 units of a text of very many sentences that are read at one go. */
const pieceLength = 2_000;
/** A sentence at the end of a piece is whole in the next one. */
const overlap = 300;

/** A text that takes too long as a whole is read in pieces, and requests are answered in between: nobody's call is passed over for its length. */
const needByRules = async (text: string): Promise<HelpNeed | null> => {
  try {
    return withinBudget('help', text, () => helpNeedOf(text));
  } catch (fault) {
    if (!(fault instanceof WorkBudgetFault)) throw fault;
    return needInPieces(text);
  }
};

const needInPieces = async (text: string): Promise<HelpNeed | null> => {
  let found: HelpNeed | null = null;
  for (let from = 0; from < text.length; from += pieceLength - overlap) {
    await loopTurn();
    const need = helpNeedOf(text.slice(from, from + pieceLength));
    if (need?.level === 'clear') return need;
    found ??= need;
  }
  return found;
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
