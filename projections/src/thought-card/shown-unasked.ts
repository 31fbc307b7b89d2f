import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import { WorkBudgetFault, withinBudget } from '@ecrin/platform/work-budgets/within-budget.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** Characters of one thought, and of all of a request, that are read to know: some 3 µs each. */
const longestRead = 30_000;
const mostRead = 120_000;

/**
 * For one request: those of some thoughts that may be put before their author unasked, one after the other. Not what is private, nor what may call for help; nor
 * what is too long to know that without keeping others waiting.
 */
export const openShownUnasked = () => {
  let left = mostRead;
  return async function* shownUnasked(cards: readonly ThoughtCardDocument[]): AsyncGenerator<ThoughtCardDocument> {
    for (const card of cards) {
      const content = card.private ? '' : (card.content ?? '');
      if (content === '' || content.length > Math.min(longestRead, left)) continue;
      left -= content.length;
      await loopTurn();
      if (!mayCallForHelp(content)) yield card;
    }
  };
};

/** So may what takes too long to be read. */
const mayCallForHelp = (content: string): boolean => {
  try {
    return withinBudget('help', content, () => helpNeedOf(content)) !== null;
  } catch (fault) {
    if (fault instanceof WorkBudgetFault) return true;
    throw fault;
  }
};
