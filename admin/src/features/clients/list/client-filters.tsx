import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ListFilters, type ChosenFilter } from '#lib/list/list-filters.tsx';
import { listMessages } from '#lib/list/list.messages.ts';
import { startOf } from '#lib/list/span.ts';
import { clientsMessages as messages } from '../clients.messages.ts';
import type { ClientFilters as Filters, useClientsList } from './use-clients-list.ts';
import styles from '../clients.module.css';

type Choice = readonly [field: Exclude<keyof Filters, 'since'>, value: string, label: MessageDescriptor];
const choices: readonly Choice[] = [
  ['standing', 'active', messages.active],
  ['standing', 'quiet', messages.quiet],
  ['standing', 'deactivated', messages.deactivated],
  ['standing', 'leaving', messages.leaving],
  ['standing', 'erased', messages.erased],
  ['proved', 'true', messages.proved],
  ['proved', 'false', messages.unproved],
  ['language', 'fr', messages.french],
  ['language', 'en', messages.english],
];

type ClientFiltersProps = Readonly<{
  filters: Filters;
  onFilter: ReturnType<typeof useClientsList>['filter'];
  /** How many are found. */
  count: string;
}>;

/** Those in force, each in the words of its chip. */
const useChosen = ({ filters, onFilter }: ClientFiltersProps): readonly ChosenFilter[] => {
  const { formatMessage } = useIntl();
  const start = startOf(filters.since);
  return [
    ...choices
      .filter(([field, value]) => filters[field] === value)
      .map(([field, , label]) => ({ label: formatMessage(label), drop: () => onFilter({ [field]: '' }) })),
    ...(start === null
      ? []
      : [
          {
            label: formatMessage(listMessages.since, { day: shortDate(start) }),
            drop: () => onFilter({ since: '' }),
          },
        ]),
  ];
};

/** A chip in force narrows the list; pressed again it does not. */
export const ClientFilters = (props: ClientFiltersProps) => {
  const { filters, onFilter, count } = props;
  const { formatMessage } = useIntl();
  return (
    <ListFilters chosen={useChosen(props)} count={count}>
      <Chips name={formatMessage(messages.filters)}>
        {choices.map(([field, value, label]) => (
          <Chip
            key={label.id}
            aria-pressed={filters[field] === value}
            onClick={() => onFilter({ [field]: filters[field] === value ? '' : value })}
          >
            {formatMessage(label)}
          </Chip>
        ))}
      </Chips>
      <label className={styles['date']}>
        <span className="sm dim">{formatMessage(messages.since)}</span>
        <input type="date" value={filters.since} onChange={({ target }) => onFilter({ since: target.value })} />
      </label>
    </ListFilters>
  );
};
