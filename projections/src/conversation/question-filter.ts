import type { QuestionFilter } from '@ecrin/domain/conversation/question/read-question.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';

type Of<Kind extends QuestionFilter['kind']> = Extract<QuestionFilter, { kind: Kind }>;

/** The person's own thoughts that a question may be answered from: neither deleted, nor private, nor without AI. Of several filters of one kind any matches; days are those from the first to the last named. */
export const questionFilter = (
  ownerId: string,
  filters: readonly QuestionFilter[],
  { mergedThreadIds }: Pick<ThreadDirectory, 'mergedThreadIds'>,
): Filter<ThoughtCardDocument> => {
  const of = <Kind extends QuestionFilter['kind']>(kind: Kind) =>
    filters.filter((filter): filter is Of<Kind> => filter.kind === kind);
  const [tags, threads, moods] = [of('tag'), of('thread'), of('mood')];
  return {
    ownerId,
    deleted: false,
    private: false,
    withoutAi: false,
    ...daysOf(of('days')),
    ...(tags.length > 0 && { tags: { hasAny: tags.map(({ tag }) => tag) } }),
    ...(threads.length > 0 && { threadId: { in: threads.flatMap(({ threadId }) => mergedThreadIds(threadId)) } }),
    ...(moods.length > 0 && { mood: { in: moods.map(({ mood }) => mood) } }),
  };
};

const daysOf = (spans: readonly Of<'days'>[]): Filter<ThoughtCardDocument> => {
  if (spans.length === 0) return {};
  const [from] = spans.map((span) => span.from ?? '').toSorted();
  const to = spans
    .map((span) => span.to ?? '9999')
    .toSorted()
    .at(-1);
  return { day: { ...(from && { gte: from }), ...(to && to !== '9999' && { lt: dayPlus(to, 1) }) } };
};
