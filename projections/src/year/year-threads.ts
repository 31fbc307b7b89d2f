import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { monthsOf } from '@ecrin/domain/time/years.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { threadOfThought, type ThreadDirectory } from '#thread/thread-directory.ts';
import { cardsIn, type Asking } from './year-days.ts';

type Cards = Pick<ModelStore<ThoughtCardDocument>, 'countBy'>;

/** Thoughts of each thread in each month. A merged thread counts for its target, a deleted one for none. */
export const countThreads = async (
  cards: Cards,
  asking: Asking & Readonly<{ year: number; directory: ThreadDirectory }>,
): Promise<YearFigures['threads']> => {
  const months = new Map<string, number[]>();
  for (const [index, span] of monthsOf(asking.year).entries()) {
    await loopTurn();
    for (const [filedUnder, count] of await cards.countBy('threadId', cardsIn(asking, span))) {
      const threadId = asking.directory.resolveThread(filedUnder)?.threadId;
      if (threadId === undefined) continue;
      const counts = months.get(threadId) ?? Array.from({ length: 12 }, () => 0);
      months.set(
        threadId,
        counts.map((before, at) => (at === index ? before + count : before)),
      );
    }
  }
  return [...months]
    .flatMap(([threadId, counts]) => {
      const thread = threadOfThought(asking.directory.resolveThread(threadId));
      return thread ? [{ ...thread, months: counts, total: counts.reduce((sum, count) => sum + count, 0) }] : [];
    })
    .toSorted((one, other) => other.total - one.total);
};
