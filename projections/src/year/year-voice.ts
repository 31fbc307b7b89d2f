import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { dayOfPart } from '@ecrin/domain/goal/day-part.ts';
import { spanOf, weeksOf } from '@ecrin/domain/time/years.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtWordsModel } from './thought-words.model.ts';
import { partsIn, type Asking } from './year-days.ts';

/** Counted by length rather than read: how long recordings are is in an index. */
export const countVoice = async (
  models: ReadModels,
  asking: Asking & Readonly<{ year: number }>,
): Promise<YearFigures['voice']> => {
  const store = await models.open(thoughtWordsModel);
  const spoken = { ownerId: asking.ownerId, spokenMs: { gte: 1 } };
  const weeks: YearFigures['voice']['weeks'] = [];
  for (const span of weeksOf(asking.year)) {
    await loopTurn();
    const lengths = await store.countBy('spokenMs', { ...spoken, dayPart: partsIn(asking, span) });
    weeks.push({ from: span.from, ms: [...lengths].reduce((sum, [ms, count]) => sum + Number(ms) * count, 0) });
  }
  const { items } = await store.find({
    filter: { ...spoken, dayPart: partsIn(asking, spanOf(asking.year)) },
    sort: [['spokenMs', 'desc']],
    limit: 1,
  });
  const [longest] = items;
  const card = longest && (await (await models.open(thoughtCardModel)).get(longest.thoughtId));
  return {
    ms: weeks.reduce((sum, { ms }) => sum + ms, 0),
    weeks,
    longest: longest
      ? {
          thoughtId: longest.thoughtId,
          day: dayOfPart(longest.dayPart, [{ fromDay: '', minutes: asking.dayStart }]),
          ms: longest.spokenMs,
          sound: card?.spoken ?? false,
        }
      : null,
  };
};
