import type { ThoughtCounts } from '@ecrin/contracts/thought/thought.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon, microphoneIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';
import { toggled, serializeFilters, type ThoughtFilters } from './thought-filters.ts';
import { ThreadFilterGroup } from './thread-filter-group.tsx';
import { useFilterLabel } from './use-filter-label.ts';
import type { SetFilters } from './use-filters.ts';
import styles from './filter-choices.module.css';

type Parts = { filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined };

const Moods = ({ filters, onChange, counts }: Parts) => {
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

const Categories = ({ filters, onChange, counts }: Parts) => {
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

const Statuses = ({ filters, onChange, counts }: Parts) => {
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
/** Those in force first, then the most used. */
const tagsToOffer = (filters: ThoughtFilters, counts: ThoughtCounts | undefined) =>
  [
    ...new Set([
      ...filters.tag,
      ...Object.entries(counts?.tag ?? {})
        .toSorted(([, one], [, other]) => other - one)
        .map(([tag]) => tag),
    ]),
  ].slice(0, Math.max(tagsShown, filters.tag.length));

const Tags = ({ filters, onChange, counts }: Parts) =>
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

const flags = [
  ['pinned', pinIcon],
  ['private', lockIcon],
  ['audio', microphoneIcon],
] as const;
const Flags = ({ filters, onChange, counts }: Parts) =>
  flags.map(([name, icon]) => (
    <FilterChoice
      key={name}
      chosen={filters[name] === true}
      count={counts?.[name]}
      onToggle={() => onChange({ ...filters, [name]: filters[name] === true ? null : true })}
    >
      <Icon of={icon} size="sm" />
      <FormattedMessage {...messages[name]} values={{ on: 'true' }} />
    </FilterChoice>
  ));

const Days = ({ filters, onChange }: Omit<Parts, 'counts'>) =>
  (['from', 'to'] as const).map((end) => (
    <label key={end} className={styles['day']}>
      <FormattedMessage {...messages[end]} />
      <input
        type="date"
        value={filters[end] ?? ''}
        max={end === 'from' ? (filters.to ?? undefined) : undefined}
        min={end === 'to' ? (filters.from ?? undefined) : undefined}
        onChange={({ target }) => onChange({ ...filters, [end]: target.value || null, dayStart: null })}
      />
    </label>
  ));

/** Every choice with how many thoughts it would show. */
export const FilterChoices = ({ filters, onChange }: Omit<Parts, 'counts'>) => {
  const { formatMessage } = useIntl();
  const { data, currentData } = useCountThoughtsQuery(serializeFilters(filters));
  const parts = { filters, onChange, counts: currentData ?? data };
  return (
    <fieldset className={styles['choices']} aria-label={formatMessage(messages.refine)}>
      <FilterGroup title={messages.mood}>
        <ul>
          <Moods {...parts} />
        </ul>
      </FilterGroup>
      <ThreadFilterGroup {...parts} />
      <FilterGroup title={messages.category}>
        <ul>
          <Categories {...parts} />
        </ul>
      </FilterGroup>
      <FilterGroup title={messages.also}>
        <ul>
          <Flags {...parts} />
        </ul>
      </FilterGroup>
      {tagsToOffer(filters, parts.counts).length > 0 && (
        <FilterGroup title={messages.tag}>
          <ul>
            <Tags {...parts} />
          </ul>
        </FilterGroup>
      )}
      <FilterGroup title={messages.status}>
        <ul>
          <Statuses {...parts} />
        </ul>
      </FilterGroup>
      <FilterGroup title={messages.days}>
        <div className={styles['days']}>
          <Days {...parts} />
        </div>
      </FilterGroup>
    </fieldset>
  );
};
