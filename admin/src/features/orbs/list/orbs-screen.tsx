import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ReadyOrbList, ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { eyeOffIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { SearchField } from '#lib/list/search-field.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { orbsToShow, type StatusFilter } from '../orb-figures.ts';
import { useListReadyOrbsQuery } from '../orbs.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { listMessages as messages } from './list.messages.ts';
import { OrbTable } from './orb-table.tsx';
import { UsagePanels } from './usage-panels.tsx';
import { useOrbExport } from './use-orb-export.ts';
import styles from '../orbs.module.css';

const filters = ['all', 'published', 'draft'] as const satisfies readonly StatusFilter[];
const parts = { q: 'text', filter: filters } as const;

type FilterProps = Readonly<{ list: ReadyOrbList; filter: StatusFilter; onFilter: (filter: StatusFilter) => void }>;

const Filters = ({ list: { items }, filter, onFilter }: FilterProps) => (
  <div className={styles['filters']}>
    {filters.map((one) => (
      <Chip key={one} aria-pressed={one === filter} onClick={() => onFilter(one)}>
        <FormattedMessage {...messages.filter} values={{ filter: one, count: orbsToShow(items, '', one).length }} />
      </Chip>
    ))}
  </div>
);

const CreateLink = () => (
  <Link href="/admin/orbs/create" {...buttonLook({ look: 'primary' })}>
    <Icon of={plusIcon} size="sm" />
    <FormattedMessage {...messages.create} />
  </Link>
);

const Export = ({ sought, filter }: Readonly<{ sought: string; filter: StatusFilter }>) => (
  <ExportButton
    list="orbs"
    asked={{}}
    columns={useOrbExport()}
    rowsOf={(orb: ReadyOrbRow) => orbsToShow([orb], sought, filter)}
  />
);

const List = ({ list }: { list: ReadyOrbList }) => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const { q: sought, filter } = state;
  const shown = orbsToShow(list.items, sought, filter);
  const showAll = () => {
    set({ q: '', filter: 'all' });
  };
  return (
    <>
      <Toolbar
        count={formatMessage(messages.count, { count: shown.length })}
        tools={<Export sought={sought} filter={filter} />}
        action={<CreateLink />}
      >
        <SearchField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          sought={sought}
          onSeek={(q) => set({ q })}
        />
        <Filters list={list} filter={filter} onFilter={(chosen) => set({ filter: chosen })} />
      </Toolbar>
      {shown.length > 0 ? (
        <OrbTable orbs={shown} eurosPerMillionTokens={list.eurosPerMillionTokens} />
      ) : (
        <EmptyState
          title={formatMessage(messages.none)}
          action={<Button onClick={showAll}>{formatMessage(messages.showAll)}</Button>}
        />
      )}
      <UsagePanels list={list} />
      <p className={`${styles['footnote'] ?? ''} xs dim`}>
        <Icon of={eyeOffIcon} size="sm" />
        <FormattedMessage {...messages.unread} values={{ orbs: list.own.orbs }} />
      </p>
    </>
  );
};

/** The orbs offered to every client: those that come with Écrin and those of administrators. */
export const OrbsScreen = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useListReadyOrbsQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle(formatMessage(orbsMessages.title));
  if (data) return <List list={data} />;
  if (isError) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100, 100]} />;
};
