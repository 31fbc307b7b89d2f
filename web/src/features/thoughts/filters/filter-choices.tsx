import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { isGivable } from '@ecrin/domain/time/days.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { useToday } from '#lib/time/clock.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { FilterGroup, FilterList } from './filter-choice.tsx';
import { FlagFilters } from './flag-filters.tsx';
import { type ThoughtFilters, toggled, serializeFilters } from './thought-filters.ts';
import { ThreadFilterGroup } from './thread-filter-group.tsx';
import { type SetFilters, useFilterLabel } from './use-filters.ts';
import styles from './filter-choices.module.css';

type SheetProps = { filters: ThoughtFilters; total: number; exact: boolean; onChange: SetFilters; onClose: () => void };

/** The filters on a phone. */
export const FilterSheet = ({ filters, total, exact, onChange, onClose }: SheetProps) => (
  <Sheet title={useIntl().formatMessage(messages.refine)} onClose={onClose}>
    <SheetBody>
      <FilterChoices filters={filters} onChange={onChange} />
    </SheetBody>
    <SheetFoot>
      <Button look="primary" block onClick={onClose}>
        <FormattedMessage {...messages.seeResults} values={{ count: total, exact: String(exact) }} />
      </Button>
    </SheetFoot>
  </Sheet>
);

type FilterChoicesProps = { filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined };

const Moods = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  const choices = moods.map((mood) => ({
    value: mood,
    label: (
      <>
        <Stone mood={mood} size="sm" />
        {labelOf({ name: 'mood', value: mood })}
      </>
    ),
    chosen: filters.mood.includes(mood),
    count: counts && (counts.mood[mood] ?? 0),
    onToggle: () => onChange({ ...filters, mood: toggled(filters.mood, mood) }),
  }));
  return <FilterList title={messages.mood} choices={choices} />;
};

const Categories = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  const choices = categories.map((category) => ({
    value: category,
    label: labelOf({ name: 'category', value: category }),
    chosen: filters.category.includes(category),
    count: counts && (counts.category[category] ?? 0),
    onToggle: () => onChange({ ...filters, category: toggled(filters.category, category) }),
  }));
  return <FilterList title={messages.category} choices={choices} />;
};

const Statuses = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const labelOf = useFilterLabel();
  const choices = statusLabels.map((status) => ({
    value: status,
    label: labelOf({ name: 'status', value: status }),
    chosen: filters.status.includes(status),
    count: counts && (counts.status[status] ?? 0),
    onToggle: () => onChange({ ...filters, status: toggled(filters.status, status) }),
  }));
  return <FilterList title={messages.status} choices={choices} />;
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

const Tags = ({ filters, onChange, counts }: FilterChoicesProps) => {
  const choices = tagsToOffer(filters, counts).map((tag) => ({
    value: tag,
    label: tag,
    chosen: filters.tag.includes(tag),
    count: counts && (counts.tag[tag] ?? 0),
    onToggle: () => onChange({ ...filters, tag: toggled(filters.tag, tag) }),
  }));
  return <FilterList title={messages.tag} choices={choices} />;
};

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
    <label className={styles['day']}>
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

/** Every choice that would show thoughts, with how many. */
export const FilterChoices = ({ filters, onChange }: Omit<FilterChoicesProps, 'counts'>) => {
  const { formatMessage } = useIntl();
  const { data, currentData, isLoading } = useCountThoughtsQuery(serializeFilters(filters));
  const threads = useListThreadsQuery();
  const today = useToday();
  const month = (filters.from ?? today).slice(0, 7);
  // Only choices that would show thoughts stay: none stands there before it is known which.
  if (isLoading || threads.isLoading) return <Skeleton lines={[40, 80, 80, 40, 80, 80, 80]} />;
  const parts = { filters, onChange, counts: currentData ?? data };
  return (
    <fieldset className={styles['choices']} aria-label={formatMessage(messages.refine)}>
      <Moods {...parts} />
      <ThreadFilterGroup {...parts} />
      <Categories {...parts} />
      <FlagFilters {...parts} />
      <Tags {...parts} />
      <Statuses {...parts} />
      <FilterGroup title={messages.days}>
        <div className={styles['days']}>
          <Days {...parts} />
        </div>
        <Link href={`/app/year/${month.replace('-', '/')}`} className="link">
          <FormattedMessage {...messages.monthOfThoughts} />
        </Link>
      </FilterGroup>
    </fieldset>
  );
};
