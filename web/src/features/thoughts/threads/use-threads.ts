import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { threadFilterMessages, threadMessages as messages } from './threads.messages.ts';

/** The client's threads in order; `open` are those that are not archived. */
export const useThreads = () => {
  const { data, isError, refetch } = useListThreadsQuery();
  const all = data?.items ?? [];
  return {
    all,
    open: data ? all.filter(({ archived }) => !archived) : null,
    archived: all.filter(({ archived }) => archived),
    failed: isError && !data,
    retry: () => void refetch(),
  };
};

/** A thread's name by its id: nothing until the threads are loaded. */
export const useThreadNameById = () => {
  const { formatMessage } = useIntl();
  const { all } = useThreads();
  return (threadId: string) =>
    withFrenchTypography(
      all.find((thread) => thread.threadId === threadId)?.name ?? formatMessage(threadFilterMessages.thread),
    );
};

/** A thread's name, or a placeholder when it can no longer be read. */
export const useFormatThreadName = () => {
  const { formatMessage } = useIntl();
  return ({ name }: Readonly<{ name: string | null }>) =>
    withFrenchTypography(name ?? formatMessage(messages.nameless));
};
