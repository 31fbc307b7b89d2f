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
import { useListClientsQuery } from '../clients.api.ts';
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

/** Which of them are shown, of how many that were found. */
const useCount = ({ passed }: List, found: ReturnType<typeof useListClientsQuery>['currentData']): string => {
  const { formatMessage } = useIntl();
  if (!found || found.items.length === 0) return '';
  const { total, isWhole } = found;
  const shown = { from: passed + 1, to: passed + found.items.length };
  if (isWhole && passed === 0 && shown.to === total) return formatMessage(messages.count, { count: total });
  return formatMessage(messages.range, { ...shown, total, whole: String(isWhole) });
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
  const answer = useListClientsQuery(list.asked, { refetchOnMountOrArgChange: true });
  const count = useCount(list, answer.currentData);
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <Toolbar count={count}>
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={list.sought}
          onSeek={list.seek}
        />
      </Toolbar>
      <ClientFilters filters={list.filters} onFilter={list.filter} />
      <Found list={list} answer={answer} />
    </>
  );
};
