import { organizationKinds } from '@ecrin/contracts/organization/organization.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { FilterGroup, ListFilters, type ChosenFilter } from '#lib/list/list-filters.tsx';
import type { OrganizationFilter } from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';

type FiltersProps = Readonly<{ filter: OrganizationFilter; onFilter: (filter: OrganizationFilter) => void }>;

const StatusChoice = ({ filter, onFilter }: FiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(messages.status)}
      chosen={filter.status}
      onChoose={(status) => onFilter({ ...filter, status })}
      choices={[
        { choice: 'open', label: formatMessage(messages.allOpen) },
        { choice: 'closed', label: formatMessage(messages.allClosed) },
      ]}
    />
  );
};

const KindChips = ({ filter, onFilter }: FiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <Chips name={formatMessage(messages.kind)}>
      {(['', ...organizationKinds] as const).map((kind) => (
        <Chip key={kind} aria-pressed={filter.kind === kind} onClick={() => onFilter({ ...filter, kind })}>
          {kind === '' ? formatMessage(messages.everyKind) : formatMessage(messages.kinds, { kind })}
        </Chip>
      ))}
    </Chips>
  );
};

/** Open or closed, and of which kind. */
export const OrganizationFilters = ({ count, ...props }: FiltersProps & Readonly<{ count: string }>) => {
  const { filter, onFilter } = props;
  const { formatMessage } = useIntl();
  const { status, kind } = filter;
  const chosen: readonly ChosenFilter[] = [
    ...(status === 'closed'
      ? [{ label: formatMessage(messages.allClosed), drop: () => onFilter({ ...filter, status: 'open' }) }]
      : []),
    ...(kind === ''
      ? []
      : [{ label: formatMessage(messages.kinds, { kind }), drop: () => onFilter({ ...filter, kind: '' }) }]),
  ];
  return (
    <ListFilters chosen={chosen} count={count}>
      <FilterGroup title={formatMessage(messages.status)}>
        <StatusChoice {...props} />
      </FilterGroup>
      <FilterGroup title={formatMessage(messages.kind)}>
        <KindChips {...props} />
      </FilterGroup>
    </ListFilters>
  );
};
