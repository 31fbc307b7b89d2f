import { dayOfPart, partsOfDays } from '@ecrin/domain/goal/day-part.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { DaySpan } from '@ecrin/domain/time/days.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { Filter, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';

/** Whose thoughts, and when their days begin. */
export type Asking = Readonly<{ ownerId: string; dayStart: number }>;

export const partsIn = ({ dayStart }: Asking, span: DaySpan) => partsOfDays(span, dayStart);

export const cardsIn = (asking: Asking, span: DaySpan): Filter<ThoughtCardDocument> => ({
  ownerId: asking.ownerId,
  deleted: false,
  dayPart: partsIn(asking, span),
});

type Cards = Pick<ModelStore<ThoughtCardDocument>, 'countBy'>;
type MoodsByDay = Record<string, Record<string, number>>;

/** How many thoughts each day has of each mood, by one covered scan a mood. */
export const countMoods = async (cards: Cards, asking: Asking, span: DaySpan): Promise<MoodsByDay> => {
  const days: MoodsByDay = {};
  for (const mood of [...moods, null]) {
    await loopTurn();
    for (const [part, count] of await cards.countBy('dayPart', { ...cardsIn(asking, span), mood })) {
      const of = (days[dayOfPart(part, [{ fromDay: '', minutes: asking.dayStart }])] ??= {});
      of[mood ?? 'none'] = (of[mood ?? 'none'] ?? 0) + count;
    }
  }
  return days;
};
