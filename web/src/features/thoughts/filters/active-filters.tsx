import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ActiveChip, Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { microphoneIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { listMessages as messages } from '../list/list.messages.ts';
import { useThreads } from '../threads/use-threads.ts';
import { removeFilter, activeFilters, noFilters, type ActiveFilter, type ThoughtFilters } from './thought-filters.ts';
import { useFilterLabel, type SetFilters } from './use-filters.ts';
import styles from '../list/thoughts-screen.module.css';

/** The bead of a thread by its id, once the threads are loaded. */
const ThreadBead = ({ threadId }: { threadId: string }) => {
  const thread = useThreads().all.find((one) => one.threadId === threadId);
  return thread ? <Bead colour={thread.colour} /> : null;
};

const FilterDrawing = ({ filter }: { filter: ActiveFilter }) => {
  if (filter.name === 'mood') return <Stone mood={filter.value} size="xs" />;
  if (filter.name === 'thread') return <ThreadBead threadId={filter.value} />;
  return filter.name === 'audio' && <Icon of={microphoneIcon} size="xs" />;
};

/** Always visible: each can be removed, and all at once. The search has its own field above. `onMore`: opens the filters, on a phone. */
export const ActiveFilters = ({
  filters,
  onChange,
  onMore,
}: {
  filters: ThoughtFilters;
  onChange: SetFilters;
  onMore: () => void;
}) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  const inForce = activeFilters(filters).filter(({ name }) => name !== 'q');
  return (
    <Chips name={formatMessage(messages.inForce)}>
      {inForce.map((filter) => (
        <ActiveChip
          key={`${filter.name}${labelOf(filter)}`}
          name={formatMessage(messages.remove, { label: labelOf(filter) })}
          onRemove={() => onChange(removeFilter(filters, filter))}
        >
          <FilterDrawing filter={filter} />
          {labelOf(filter)}
        </ActiveChip>
      ))}
      <span className={styles['phone']}>
        <Chip dashed onClick={onMore}>
          <Icon of={plusIcon} size="xs" />
          <FormattedMessage {...messages.addFilter} />
        </Chip>
      </span>
      {inForce.length > 0 && (
        <Button look="text" onClick={() => onChange(noFilters)}>
          <FormattedMessage {...messages.clearAll} />
        </Button>
      )}
    </Chips>
  );
};
