import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { organizationKinds, type OrganizationCard } from '@ecrin/contracts/organization/organization.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { InboxTabs } from '#lib/inbox/inbox-tabs.tsx';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { growing, notGrown, useShownPages } from '#lib/list/use-shown-pages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { OrganizationFilters } from './organization-filters.tsx';
import { OrganizationStatus } from './organization-status.tsx';
import { useListOrganizationsInfiniteQuery, type OrganizationFilter } from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';
import { useOrganizationExport } from './use-organization-export.ts';

const useColumns = (): readonly Column<OrganizationCard>[] => {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      key: 'name',
      title: formatMessage(messages.name),
      place: 'title',
      cell: ({ organizationId, name }) => (
        <RowLink href={`/admin/organizations/${organizationId}`}>{name ?? formatMessage(messages.unnamed)}</RowLink>
      ),
    },
    {
      key: 'kind',
      title: formatMessage(messages.kind),
      place: 'detail',
      cell: ({ kind }) => formatMessage(messages.kinds, { kind }),
    },
    {
      key: 'members',
      title: formatMessage(messages.members),
      place: 'wide',
      figures: true,
      cell: ({ members }) => formatNumber(members),
    },
    {
      key: 'status',
      title: formatMessage(messages.status),
      place: 'standing',
      cell: ({ status }) => <OrganizationStatus status={status} />,
    },
    {
      key: 'created',
      title: formatMessage(messages.created),
      place: 'end',
      named: true,
      cell: ({ createdAt }) => shortDate(createdAt),
    },
  ];
};

const CreateLink = () => {
  const { formatMessage } = useIntl();
  return (
    <Link href="/admin/organizations/create" {...buttonLook({ look: 'primary' })}>
      <Icon of={plusIcon} size="sm" />
      {formatMessage(messages.create)}
    </Link>
  );
};

const isUnfiltered = ({ q, status, kind }: OrganizationFilter) => q === '' && status === 'open' && kind === '';

const Found = ({ filter, rows }: Readonly<{ filter: OrganizationFilter; rows: readonly OrganizationCard[] }>) => {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  if (rows.length > 0)
    return (
      <DataTable
        caption={formatMessage(messages.title)}
        columns={columns}
        rows={rows}
        keyOf={({ organizationId }) => organizationId}
      />
    );
  return isUnfiltered(filter) ? (
    <EmptyState setting title={formatMessage(messages.none)}>
      {formatMessage(messages.noneText)}
    </EmptyState>
  ) : (
    <EmptyState title={formatMessage(messages.noneFound)} />
  );
};

type ListedProps = Readonly<{
  filter: OrganizationFilter;
  rows: readonly OrganizationCard[] | undefined;
  isError: boolean;
  onRetry: () => void;
}>;

const Listed = ({ filter, rows, isError, onRetry }: ListedProps) => {
  const { formatMessage } = useIntl();
  if (rows) return <Found filter={filter} rows={rows} />;
  if (isError) return <LoadFailed title={formatMessage(messages.missing)} onRetry={onRetry} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />;
};

const filterOf = (filter: OrganizationFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

const parts = { q: 'text', status: ['open', 'closed'], kind: ['', ...organizationKinds] } as const;
const grownParts = { ...parts, ...growing } as const;

export const OrganizationsScreen = () => {
  const { formatMessage } = useIntl();
  const { state: filter } = useAddressState(parts);
  const { set } = useAddressState(grownParts);
  const setFilter = (chosen: OrganizationFilter) => set({ ...chosen, ...notGrown });
  const asked = useDeferredValue(filter);
  const list = useListOrganizationsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = list;
  const showMore = useShownPages(list);
  usePageTitle(formatMessage(messages.title));
  const rows = data?.pages.flatMap((page) => page.items);
  const count = rows ? formatMessage(messages.count, { count: rows.length, more: String(showMore !== null) }) : '';
  return (
    <>
      <InboxTabs />
      <Toolbar
        count={count}
        filters={<OrganizationFilters filter={filter} onFilter={setFilter} count={count} />}
        tools={<ExportButton list="organizations" asked={filterOf(filter)} columns={useOrganizationExport()} />}
        action={<CreateLink />}
      >
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={filter.q}
          onSeek={(q) => setFilter({ ...filter, q })}
        />
      </Toolbar>
      <Listed filter={asked} rows={rows} isError={isError} onRetry={() => void refetch()} />
      {showMore && (
        <p>
          <Button onClick={showMore}>{formatMessage(messages.more)}</Button>
        </p>
      )}
    </>
  );
};
