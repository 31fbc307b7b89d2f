import type { QuestionContext } from '@ecrin/domain/conversation/question/read-question.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';

/** `now`: when it was asked; « hier » is counted from it. `setAside`: thoughts the person said it is not about. */
export type AskedQuestion = Readonly<{
  ownerId: string;
  text: string;
  language: Language;
  timeZone: string;
  now: string;
  withoutFilters: readonly string[];
  setAside: readonly string[];
}>;

/** What a question may name: the person's own threads and tags, and days as of today. */
export const contextOf = async (
  cards: ModelStore<ThoughtCardDocument>,
  { unmergedThreads }: ThreadDirectory,
  { ownerId, language, timeZone, now, withoutFilters }: AskedQuestion,
): Promise<QuestionContext> => ({
  language,
  today: calendarDay(now, timeZone),
  threads: unmergedThreads.flatMap(({ threadId, name }) => (name === null ? [] : [{ threadId, name }])),
  tags: [...(await cards.countBy('tags', { ownerId, deleted: false })).keys()],
  withoutFilters,
});
