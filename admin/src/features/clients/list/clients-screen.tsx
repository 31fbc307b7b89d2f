import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeOffIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { ExportButton } from '#lib/export/export-button.tsx';
import { FoundIds } from '#lib/id-search/id-search.tsx';
import { PageLinks, useShownCount } from '#lib/list/pages.tsx';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useListClientsQuery } from '../clients.api.ts';
import { clientsMessages as messages } from '../clients.messages.ts';
import { ClientFilters } from './client-filters.tsx';
import { ClientTable } from './client-table.tsx';
import { useClientExport } from './use-client-export.ts';
import { useClientsList } from './use-clients-list.ts';
import styles from '../clients.module.css';

type List = ReturnType<typeof useClientsList>;

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

type FoundProps = Readonly<{ list: List; answer: ReturnType<typeof useListClientsQuery> }>;

const Found = ({ list, answer: { data, isError, refetch } }: FoundProps) => {
  const { formatMessage } = useIntl();
  if (isError && !data) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 100, 100, 100]} />;
  if (data.items.length === 0) return <NoneFound list={list} />;
  return (
    <>
      <ClientTable clients={data.items} order={list.order} onOrder={list.sort} />
      <PageLinks pages={list.pages} nextCursor={data.nextCursor} />
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
  const answer = useListClientsQuery(list.asked, { refetchOnMountOrArgChange: true });
  const shownCount = useShownCount((count) => formatMessage(messages.count, { count }));
  const count = shownCount(list.pages, answer.currentData);
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <Toolbar
        count={count}
        filters={<ClientFilters filters={list.filters} onFilter={list.filter} count={count} />}
        tools={<ExportButton list="clients" asked={list.narrowing} columns={useClientExport()} people />}
      >
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={list.sought}
          onSeek={list.seek}
        />
      </Toolbar>
      <FoundIds sought={list.sought} quiet />
      <Found list={list} answer={answer} />
    </>
  );
};
