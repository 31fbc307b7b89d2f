import { Button } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShownPages } from '#lib/list/use-shown-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { organizationsMessages as messages } from './organizations.messages.ts';
import styles from './organizations.module.css';

type Pages<Item> = Readonly<{
  data?: Readonly<{ pages: readonly Readonly<{ items: readonly Item[] }>[] }> | undefined;
  isError: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}>;
/** `name`: of the part of the address that says how many pages are shown; `ordered`: the order of its items says something; `none`: what stands in place of the first; `children`: the row of an item. */
type PanelListProps<Item> = Readonly<{
  pages: Pages<Item>;
  name: string;
  ordered?: boolean;
  none?: string;
  children: (item: Item) => ReactNode;
}>;

const Rows = <Item,>({ pages: { data }, ordered, none, children }: PanelListProps<Item>) => {
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (data && items.length === 0) return none === undefined ? null : <p className="sm dim">{none}</p>;
  const List = ordered ? 'ol' : 'ul';
  return <List className={styles['rows']}>{items.map(children)}</List>;
};

/** The rows of a panel, page by page. */
export const PanelList = <Item,>(list: PanelListProps<Item>) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = list.pages;
  const showMore = useShownPages(list.pages, list.name);
  if (isError && !data)
    return <LoadFailed title={formatMessage(messages.listMissing)} onRetry={() => void refetch()} />;
  return (
    <>
      <Rows {...list} />
      {showMore && (
        <p>
          <Button onClick={showMore}>{formatMessage(messages.more)}</Button>
        </p>
      )}
    </>
  );
};
