import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { isGivable } from '@ecrin/domain/time/days.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useModal } from '@ecrin/ui/dialog/modal.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { FilterChoice, FilterGroup, FilterList } from './filter-choice.tsx';
import { FlagFilters } from './flag-filters.tsx';
import { type ThoughtFilters, toggled, serializeFilters } from './thought-filters.ts';
import { ThreadFilterGroup } from './thread-filter-group.tsx';
import { type SetFilters, useFilterLabel } from './use-filters.ts';
import styles from '../list/thoughts-screen.module.css';
import filterChoicesStyles from './filter-choices.module.css';

type SheetProps = { filters: ThoughtFilters; total: number; onChange: SetFilters; onClose: () => void };

/** The filters on a phone, in a native dialog: it traps and restores the focus, Escape closes it. */
export const FilterSheet = ({ filters, total, onChange, onClose }: SheetProps) => {
  const { formatMessage } = useIntl();
  const dialog = useModal();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-label={formatMessage(messages.refine)} onClose={onClose}>
      <div className={styles['inside']}>
        <FilterChoices filters={filters} onChange={onChange} />
      </div>
      <div className={styles['close']}>
        <Button look="primary" block onClick={close}>
          <FormattedMessage {...messages.seeResults} values={{ count: total }} />
        </Button>
      </div>
    </dialog>
  );
};

type FilterChoicesProps = { filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined };

const Moods = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  return moods.map((mood) => (
    <FilterChoice
      key={mood}
      chosen={filters.mood.includes(mood)}
      count={counts && (counts.mood[mood] ?? 0)}
      onToggle={() => onChange({ ...filters, mood: toggled(filters.mood, mood) })}
    >
      <Stone mood={mood} size="sm" />
      {labelOf({ name: 'mood', value: mood })}
    </FilterChoice>
  ));
};

const Categories = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  return categories.map((category) => (
    <FilterChoice
      key={category}
      chosen={filters.category.includes(category)}
      count={counts && (counts.category[category] ?? 0)}
      onToggle={() => onChange({ ...filters, category: toggled(filters.category, category) })}
    >
      {labelOf({ name: 'category', value: category })}
    </FilterChoice>
  ));
};

const Statuses = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  return statusLabels.map((status) => (
    <FilterChoice
      key={status}
      chosen={filters.status.includes(status)}
      count={counts && (counts.status[status] ?? 0)}
      onToggle={() => onChange({ ...filters, status: toggled(filters.status, status) })}
    >
      {labelOf({ name: 'status', value: status })}
    </FilterChoice>
  ));
};

const tagsShown = 12;
/** The active ones first, then the most used. */
const tagsToOffer = (filters: ThoughtFilters, counts: ThoughtCounts | undefined) =>
  [
    ...new Set([
      ...filters.tag,
      ...Object.entries(counts?.tag ?? {})
        .toSorted(([, one], [, other]) => other - one)
        .map(([tag]) => tag),
    ]),
  ].slice(0, Math.max(tagsShown, filters.tag.length));

const Tags = ({ filters, onChange, counts }: FilterChoicesProps) =>
  tagsToOffer(filters, counts).map((tag) => (
    <FilterChoice
      key={tag}
      chosen={filters.tag.includes(tag)}
      count={counts && (counts.tag[tag] ?? 0)}
      onToggle={() => onChange({ ...filters, tag: toggled(filters.tag, tag) })}
    >
      {tag}
    </FilterChoice>
  ));

type DayInputProps = Readonly<{
  label: MessageDescriptor;
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChange: (day: string | null) => void;
}>;

/** While a year is being typed the field holds days of the first centuries (0002-…): these are not requested. */
const DayInput = ({ label, value, onChange, ...bounds }: DayInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string): void => {
    const isUsable = day === '' || isGivable(day);
    setTyped(isUsable ? null : day);
    if (isUsable) onChange(day || null);
  };
  return (
    <label className={filterChoicesStyles['day']}>
      <FormattedMessage {...label} />
      <input type="date" value={typed ?? value ?? ''} {...bounds} onChange={({ target }) => change(target.value)} />
    </label>
  );
};

const Days = ({ filters, onChange }: Omit<FilterChoicesProps, 'counts'>) =>
  (['from', 'to'] as const).map((end) => (
    <DayInput
      key={end}
      label={messages[end]}
      value={filters[end]}
      max={end === 'from' ? (filters.to ?? undefined) : undefined}
      min={end === 'to' ? (filters.from ?? undefined) : undefined}
      onChange={(day) => onChange({ ...filters, [end]: day, dayStart: null })}
    />
  ));

/** Every choice with how many thoughts it would show. */
export const FilterChoices = ({ filters, onChange }: Omit<FilterChoicesProps, 'counts'>) => {
  const { formatMessage } = useIntl();
  const { data, currentData } = useCountThoughtsQuery(serializeFilters(filters));
  const parts = { filters, onChange, counts: currentData ?? data };
  return (
    <fieldset className={filterChoicesStyles['choices']} aria-label={formatMessage(messages.refine)}>
      <FilterList title={messages.mood}>
        <Moods {...parts} />
      </FilterList>
      <ThreadFilterGroup {...parts} />
      <FilterList title={messages.category}>
        <Categories {...parts} />
      </FilterList>
      <FilterList title={messages.also}>
        <FlagFilters {...parts} />
      </FilterList>
      {tagsToOffer(filters, parts.counts).length > 0 && (
        <FilterList title={messages.tag}>
          <Tags {...parts} />
        </FilterList>
      )}
      <FilterList title={messages.status}>
        <Statuses {...parts} />
      </FilterList>
      <FilterGroup title={messages.days}>
        <div className={filterChoicesStyles['days']}>
          <Days {...parts} />
        </div>
      </FilterGroup>
    </fieldset>
  );
};
