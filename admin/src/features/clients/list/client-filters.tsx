import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
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
}>;

/** A chip in force narrows the list; pressed again it does not. */
export const ClientFilters = ({ filters, onFilter }: ClientFiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['filters']}>
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
    </div>
  );
};
