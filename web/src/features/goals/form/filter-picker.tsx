import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { toggled } from './goal-fields.ts';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import { useFormatGoalFilter } from './use-goal-filter-label.ts';
import styles from './goal-form.module.css';

type Group = keyof GoalFilterInput;
type Offered<Value> = Readonly<{ value: Value; label: string; drawing?: ReactNode }>;
type PartProps<Value> = Readonly<{
  group: Group;
  offered: readonly Offered<Value>[];
  chosen: readonly Value[];
  none?: ReactNode;
  onChoose: (chosen: Value[]) => void;
}>;

/** One list of a filter, initially open when it has a selection; then opened and closed by the person. */
const Part = <Value extends string>({ group, offered, chosen, none, onChoose }: PartProps<Value>) => {
  const { formatMessage } = useIntl();
  const [open] = useState(chosen.length > 0);
  const name = formatMessage(messages.group, { group });
  return (
    <details className={styles['part']} open={open}>
      <summary>
        {name}
        <small>
          <FormattedMessage {...messages.groupChosen} values={{ count: chosen.length }} />
        </small>
      </summary>
      <Chips name={name}>
        {offered.map(({ value, label, drawing }) => (
          <Chip key={value} aria-pressed={chosen.includes(value)} onClick={() => onChoose(toggled(chosen, value))}>
            {drawing}
            {label}
          </Chip>
        ))}
        {offered.length === 0 && <span className="sm dim">{none}</span>}
      </Chips>
    </details>
  );
};

const tagsShown = 24;
/** Those chosen first, then the most used. */
const useTags = (chosen: readonly string[]): readonly string[] => {
  const { data } = useCountThoughtsQuery('');
  const used = Object.entries(data?.tag ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
  return [...new Set([...chosen, ...used])].slice(0, Math.max(tagsShown, chosen.length));
};

/** The client's threads, archived ones only while they are selected; and selected ones that are deleted, so that they can be removed. */
const useThreads = (chosen: readonly string[]): readonly Offered<string>[] => {
  const { formatMessage } = useIntl();
  const { data } = useListThreadsQuery();
  if (!data) return [];
  const gone = formatMessage(words.goneThread);
  const here = new Set(data.items.map(({ threadId }) => threadId));
  return [
    ...data.items
      .filter(({ archived, threadId }) => !archived || chosen.includes(threadId))
      .map(({ threadId, name, colour }) => ({
        value: threadId,
        label: name ?? gone,
        drawing: <Bead colour={colour} />,
      })),
    ...chosen.filter((threadId) => !here.has(threadId)).map((value) => ({ value, label: gone })),
  ];
};

type PickerProps = Readonly<{ filter: GoalFilterInput; onChange: (filter: GoalFilterInput) => void }>;

/** The lists whose values are the same for everyone. */
const FixedListParts = ({ filter, onChange }: PickerProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Part
        group="categories"
        offered={categories.map((category) => ({
          value: category,
          label: formatMessage(vocabulary.category, { category }),
        }))}
        chosen={filter.categories}
        onChoose={(chosen) => onChange({ ...filter, categories: chosen })}
      />
      <Part
        group="moods"
        offered={moods.map((mood) => ({
          value: mood,
          label: formatMessage(vocabulary.mood, { mood }),
          drawing: <Stone mood={mood} size="xs" />,
        }))}
        chosen={filter.moods}
        onChoose={(chosen) => onChange({ ...filter, moods: chosen })}
      />
      <Part
        group="statuses"
        offered={statusLabels.map((status) => ({ value: status, label: formatMessage(vocabulary.status, { status }) }))}
        chosen={filter.statuses}
        onChoose={(chosen) => onChange({ ...filter, statuses: chosen })}
      />
    </>
  );
};

/** Which thoughts count, on one line that opens: one of the selected values in each list that has any. */
export const FilterPicker = ({ filter, onChange }: PickerProps) => {
  const [threads, tags, inWords] = [useThreads(filter.threadIds), useTags(filter.tags), useFormatGoalFilter()(filter)];
  return (
    <details className={styles['part']}>
      <summary>
        <span>
          <FormattedMessage {...messages.thoughtsCounted} values={{ filter: inWords || 'none' }} />
        </span>
        <small>
          <FormattedMessage {...messages.chooseThoughts} />
        </small>
      </summary>
      <Part
        group="threadIds"
        offered={threads}
        chosen={filter.threadIds}
        none={<FormattedMessage {...messages.noThreads} />}
        onChoose={(threadIds) => onChange({ ...filter, threadIds })}
      />
      <Part
        group="tags"
        offered={tags.map((tag) => ({ value: tag, label: tag }))}
        chosen={filter.tags}
        none={<FormattedMessage {...messages.noTags} />}
        onChoose={(chosen) => onChange({ ...filter, tags: chosen })}
      />
      <FixedListParts filter={filter} onChange={onChange} />
    </details>
  );
};
