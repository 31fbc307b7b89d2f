import { Button } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { communitiesMessages as messages } from './communities.messages.ts';
import { NotThereYet } from './not-there-yet.tsx';

type PagesOfProps<Page> = Readonly<{
  /** What the list’s query answers. */
  list: Readonly<{
    data?: Readonly<{ pages: readonly Page[] }> | undefined;
    isError: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  }>;
  children: (pages: readonly Page[]) => ReactNode;
}>;

/** The pages of a list that were fetched, and a button for the next one; instead of the first: that it loads, or could not be fetched. */
export const PagesOf = <Page,>({ list, children }: PagesOfProps<Page>) => {
  const { formatMessage } = useIntl();
  const { data, isError, hasNextPage, refetch, fetchNextPage } = list;
  if (!data) return <NotThereYet failed={isError} onRetry={refetch} />;
  return (
    <>
      {children(data.pages)}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{formatMessage(messages.more)}</Button>}
    </>
  );
};
