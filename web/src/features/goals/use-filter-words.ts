import type { GoalFilterGiven } from '@ecrin/contracts/goal.ts';
import { useIntl } from 'react-intl';
import { useListThreadsQuery } from '../../lib/thread-list.api.ts';
import { vocabularyMessages as vocabulary } from '../../lib/vocabulary.messages.ts';

/** What a filter lets through, in words: one list after the other, nothing for a filter that asks nothing. */
export const useFilterWords = () => {
  const { formatMessage, formatList } = useIntl();
  const { data } = useListThreadsQuery();
  const threadName = (threadId: string) => data?.items.find((thread) => thread.threadId === threadId)?.name ?? null;
  return ({ threadIds, tags, categories, moods, statuses }: GoalFilterGiven): string => {
    const lists = [
      threadIds.flatMap((threadId) => threadName(threadId) ?? []), tags.map((tag) => `#${tag}`), categories.map((category) => formatMessage(vocabulary.category, { category })),
      moods.map((mood) => formatMessage(vocabulary.mood, { mood })), statuses.map((status) => formatMessage(vocabulary.status, { status })),
    ];
    return lists.filter((list) => list.length > 0).map((list) => formatList(list, { type: 'disjunction' })).join(' · ');
  };
};
