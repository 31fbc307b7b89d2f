import { requestKinds } from '@ecrin/contracts/request/request.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
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
import { kindIcons } from './request-words.ts';
import type { RequestFilter } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import { useRequestExport } from './use-request-export.ts';

type RequestFiltersProps = Readonly<{ filter: RequestFilter; onFilter: (filter: RequestFilter) => void }>;

const statuses = [
  ['open', messages.open],
  ['awaiting-client', messages.asked],
  ['answered', messages.answered],
] as const;

/** The same list of another kind, or of all. */
const withKind = ({ status, holder }: RequestFilter, kind?: RequestFilter['kind']): RequestFilter => ({
  status,
  ...(kind && { kind }),
  ...(holder && { holder }),
});

const KindChips = ({ filter, onFilter }: RequestFiltersProps) => {
  const { formatMessage } = useIntl();
  const { data: counts } = useCountInboxQuery();
  const named = (name: string, count: number | undefined) =>
    filter.status === 'open' && !filter.holder && count !== undefined
      ? formatMessage(messages.counted, { name, count })
      : name;
  return (
    <Chips name={formatMessage(messages.kinds)}>
      <Chip aria-pressed={!filter.kind} onClick={() => onFilter(withKind(filter))}>
        {named(formatMessage(messages.all), counts?.requests.open)}
      </Chip>
      {requestKinds.map((kind) => (
        <Chip key={kind} aria-pressed={filter.kind === kind} onClick={() => onFilter(withKind(filter, kind))}>
          <Icon of={kindIcons[kind]} size="sm" />
          {named(formatMessage(messages[kind]), counts?.requests.byKind[kind])}
        </Chip>
      ))}
    </Chips>
  );
};

/** Which ones of those of a state. */
const useChosen = ({ filter, onFilter }: RequestFiltersProps): readonly ChosenFilter[] => {
  const { formatMessage } = useIntl();
  const holderLabel = useHolderLabel();
  const { status, kind, holder } = filter;
  return [
    ...(holder ? [{ label: holderLabel(holder), drop: () => onFilter({ status, ...(kind && { kind }) }) }] : []),
    ...(kind ? [{ label: formatMessage(messages[kind]), drop: () => onFilter(withKind(filter)) }] : []),
  ];
};

const Choices = ({ filter, onFilter }: RequestFiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <FilterGroup title={formatMessage(assignmentMessages.filter)}>
        <HolderFilter
          chosen={filter.holder ?? ''}
          onChoose={(holder) => {
            const { holder: _before, ...rest } = filter;
            onFilter(holder === '' ? rest : { ...rest, holder });
          }}
        />
      </FilterGroup>
      <FilterGroup title={formatMessage(messages.kinds)}>
        <KindChips filter={filter} onFilter={onFilter} />
      </FilterGroup>
    </>
  );
};

/** Which requests, and how long the first one waits. */
export const RequestFilters = (props: RequestFiltersProps) => {
  const { filter, onFilter } = props;
  const { formatMessage } = useIntl();
  const age = useAge();
  const { data: counts } = useCountInboxQuery();
  const oldest = filter.status === 'open' ? counts?.requests.oldestSince : null;
  const note = oldest ? formatMessage(inboxMessages.oldest, { age: age(oldest) }) : '';
  return (
    <Toolbar
      count={note}
      filters={
        <ListFilters chosen={useChosen(props)} count="">
          <Choices {...props} />
        </ListFilters>
      }
      tools={<ExportButton list="requests" asked={filter} columns={useRequestExport()} people />}
    >
      <Segment
        label={formatMessage(messages.status)}
        chosen={filter.status}
        onChoose={(status) => onFilter({ ...filter, status })}
        choices={statuses.map(([choice, message]) => ({ choice, label: formatMessage(message) }))}
      />
    </Toolbar>
  );
};
