import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { useIntl } from 'react-intl';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';

/** A filter in words: one list after the other, empty only for a filter without criteria. */
export const useFormatGoalFilter = () => {
  const { formatMessage, formatList } = useIntl();
  const { data } = useListThreadsQuery();
  const threadName = (threadId: string) =>
    data ? (data.items.find((thread) => thread.threadId === threadId)?.name ?? formatMessage(words.goneThread)) : '…';
  return ({ threadIds, tags, categories, moods, statuses }: GoalFilterInput): string => {
    const lists = [
      threadIds.map(threadName),
      tags.map((tag) => `#${tag}`),
      categories.map((category) => formatMessage(vocabulary.category, { category })),
      moods.map((mood) => formatMessage(vocabulary.mood, { mood })),
      statuses.map((status) => formatMessage(vocabulary.status, { status })),
    ];
    return lists
      .filter((list) => list.length > 0)
      .map((list) => formatList(list, { type: 'disjunction' }))
      .join('\u00A0· ');
  };
};
