import { inboxKinds, inboxStatuses, type InboxKind } from '@ecrin/contracts/inbox/inbox.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { flagIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { ExportButton } from '#lib/export/export-button.tsx';
import { assignmentMessages } from '#lib/inbox/assignment.messages.ts';
import { HolderFilter, useHolderLabel } from '#lib/inbox/assignment.tsx';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { FilterGroup, ListFilters, type ChosenFilter } from '#lib/list/list-filters.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import type { InboxFilter } from './inbox.api.ts';
import { listMessages as messages } from './list.messages.ts';
import { kindIcons } from './request/request-words.ts';
import { useInboxExport } from './use-inbox-export.ts';

type FiltersProps = Readonly<{ filter: InboxFilter; onFilter: (filter: InboxFilter) => void }>;

const icons = { ...kindIcons, report: flagIcon, erasure: trashIcon } as const;

/** The same list without one of its filters, or with another. */
const changed = (
  { kind, holder, ...filter }: InboxFilter,
  change: Readonly<{ kind?: InboxKind | undefined; holder?: InboxFilter['holder'] }>,
): InboxFilter => {
  const next = { kind, holder, ...change };
  return { ...filter, ...(next.kind && { kind: next.kind }), ...(next.holder && { holder: next.holder }) };
};

const KindChips = ({ filter, onFilter }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const { data: counts } = useCountInboxQuery(filter.holder ?? null);
  const named = (name: string, count: number | undefined) =>
    filter.status === 'open' && count ? formatMessage(messages.counted, { name, count }) : name;
  return (
    <Chips name={formatMessage(messages.kinds)}>
      <Chip aria-pressed={!filter.kind} onClick={() => onFilter(changed(filter, { kind: undefined }))}>
        {named(formatMessage(messages.all), counts?.open)}
      </Chip>
      {inboxKinds.map((kind) => (
        <Chip key={kind} aria-pressed={filter.kind === kind} onClick={() => onFilter(changed(filter, { kind }))}>
          <Icon of={icons[kind]} size="sm" />
          {named(formatMessage(messages[kind]), counts?.byKind[kind].open)}
        </Chip>
      ))}
    </Chips>
  );
};

/** Which ones of those of a state. */
const useChosen = ({ filter, onFilter }: FiltersProps): readonly ChosenFilter[] => {
  const { formatMessage } = useIntl();
  const holderLabel = useHolderLabel();
  const { kind, holder } = filter;
  return [
    ...(holder ? [{ label: holderLabel(holder), drop: () => onFilter(changed(filter, { holder: undefined })) }] : []),
    ...(kind
      ? [{ label: formatMessage(messages[kind]), drop: () => onFilter(changed(filter, { kind: undefined })) }]
      : []),
  ];
};

const Choices = (props: FiltersProps) => {
  const { filter, onFilter } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <FilterGroup title={formatMessage(assignmentMessages.filter)}>
        <HolderFilter
          chosen={filter.holder ?? ''}
          onChoose={(holder) => onFilter(changed(filter, { holder: holder === '' ? undefined : holder }))}
        />
      </FilterGroup>
      <FilterGroup title={formatMessage(messages.kinds)}>
        <KindChips {...props} />
      </FilterGroup>
    </>
  );
};

/** Which items, and how long the first one waits. */
export const InboxFilters = (props: FiltersProps) => {
  const { filter, onFilter } = props;
  const { formatMessage } = useIntl();
  const age = useAge();
  const { data: counts } = useCountInboxQuery(filter.holder ?? null);
  const oldest = filter.status === 'open' && !filter.kind ? counts?.oldestSince : null;
  return (
    <Toolbar
      count={oldest ? formatMessage(inboxMessages.oldest, { age: age(oldest) }) : ''}
      filters={
        <ListFilters chosen={useChosen(props)} count="">
          <Choices {...props} />
        </ListFilters>
      }
      tools={<ExportButton list="inbox" asked={filter} columns={useInboxExport()} people />}
    >
      <Segment
        label={formatMessage(messages.status)}
        chosen={filter.status}
        onChoose={(status) => onFilter({ ...filter, status })}
        choices={inboxStatuses.map((choice) => ({ choice, label: formatMessage(messages[choice]) }))}
      />
    </Toolbar>
  );
};
