import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon, eyeOffIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useCountClientsQuery, useListClientsQuery } from '../clients.api.ts';
import { clientsMessages as messages } from '../clients.messages.ts';
import { ClientFilters } from './client-filters.tsx';
import { ClientTable } from './client-table.tsx';
import { useClientsList } from './use-clients-list.ts';
import styles from '../clients.module.css';

type List = ReturnType<typeof useClientsList>;

const Pages = ({ list, nextCursor }: { list: List; nextCursor: string | null }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['pages']}>
      <Button disabled={list.page === 0} onClick={list.back}>
        <Icon of={chevronLeftIcon} size="sm" />
        {formatMessage(messages.previous)}
      </Button>
      <Button disabled={nextCursor === null} onClick={() => nextCursor !== null && list.forth(nextCursor)}>
        {formatMessage(messages.next)}
        <Icon of={chevronRightIcon} size="sm" />
      </Button>
    </div>
  );
};

const NoneFound = ({ list: { narrowed, clear } }: { list: List }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(narrowed ? messages.none : messages.nobody)}
      action={narrowed && <Button onClick={clear}>{formatMessage(messages.all)}</Button>}
    >
      {formatMessage(narrowed ? messages.noneText : messages.nobodyText)}
    </EmptyState>
  );
};

const Found = ({ list }: { list: List }) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useListClientsQuery(list.asked, { refetchOnMountOrArgChange: true });
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 100, 100, 100]} />;
  if (data.items.length === 0) return <NoneFound list={list} />;
  return (
    <>
      <ClientTable clients={data.items} order={list.order} onOrder={list.sort} />
      {(list.page > 0 || data.nextCursor !== null) && <Pages list={list} nextCursor={data.nextCursor} />}
      <p className={`${styles['note'] ?? ''} sm dim`}>
        <Icon of={eyeOffIcon} size="sm" />
        {formatMessage(messages.note)}
      </p>
    </>
  );
};

export const ClientsScreen = () => {
  const { formatMessage } = useIntl();
  const list = useClientsList();
  const { data: count } = useCountClientsQuery();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <Toolbar count={count ? formatMessage(messages.count, { count: count.all }) : ''}>
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={list.sought}
          onSeek={list.seek}
        />
      </Toolbar>
      <ClientFilters filters={list.filters} onFilter={list.filter} />
      <Found list={list} />
    </>
  );
};
