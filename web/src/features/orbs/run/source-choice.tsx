import { maxOwnTextLength } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { moods, type Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { choiceKinds, spans, type RunChoice } from './run-choice.ts';
import { runMessages as messages } from './run.messages.ts';
import { sourceMessages as sources } from './source.messages.ts';
import { ThoughtPicker } from './thought-picker.tsx';
import styles from './run.module.css';

type ChoiceProps = Readonly<{ choice: RunChoice; onChange: (changed: Partial<RunChoice>) => void }>;

const tagsOffered = 30;

const FilterFields = ({ choice, onChange }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const { data } = useCountThoughtsQuery('');
  const tags = Object.entries(data?.tag ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, tagsOffered)
    .map(([tag]) => ({ value: tag, label: tag }));
  const any = { value: '', label: formatMessage(sources.any) };
  return (
    <>
      <Chips name={formatMessage(sources.spans)}>
        {spans.map((span) => (
          <Chip key={span} aria-pressed={choice.span === span} onClick={() => onChange({ span, chosen: null })}>
            <FormattedMessage {...sources.span} values={{ span }} />
          </Chip>
        ))}
      </Chips>
      <div className={styles['pair']}>
        <SelectField
          label={formatMessage(sources.tag)}
          choices={[any, ...tags]}
          value={choice.tag ?? ''}
          onChange={({ target }) => onChange({ tag: target.value || null, chosen: null })}
        />
        <SelectField
          label={formatMessage(sources.mood)}
          choices={[any, ...moods.map((mood) => ({ value: mood, label: formatMessage(vocabulary.mood, { mood }) }))]}
          value={choice.mood ?? ''}
          onChange={({ target }) => onChange({ mood: (target.value || null) as Mood | null, chosen: null })}
        />
      </div>
      <ThoughtPicker choice={choice} onChange={onChange} />
    </>
  );
};

const ThreadPicker = ({ choice: { threads }, onChange }: ChoiceProps) => {
  const { data } = useListThreadsQuery();
  const open = data?.items.filter(({ archived, withoutAi }) => !archived && !withoutAi) ?? [];
  if (data && open.length === 0)
    return (
      <WhyEmptyLine>
        <FormattedMessage {...sources.noThreads} />
      </WhyEmptyLine>
    );
  return (
    <ChoiceList>
      {open.map(({ threadId, name, colour, thoughts }) => (
        <ChoiceRow
          key={threadId}
          name={name}
          mark={<Bead colour={colour} />}
          facts={<FormattedMessage {...messages.thoughts} values={{ thoughts }} />}
          checked={threads.includes(threadId)}
          onChange={(on) =>
            onChange({ threads: on ? [...threads, threadId] : threads.filter((one) => one !== threadId) })
          }
        />
      ))}
    </ChoiceList>
  );
};

const OwnText = ({ choice: { text }, onChange }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextAreaField
      own
      label={formatMessage(sources.textLabel)}
      hint={formatMessage(sources.textHint)}
      rows={6}
      maxLength={maxOwnTextLength}
      value={text}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  );
};

/** Thoughts, threads or a text of one's own: what the orb is to read. */
export const SourceChoice = ({ choice, onChange }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const Fields = { filter: FilterFields, threads: ThreadPicker, text: OwnText }[choice.kind];
  return (
    <section className={styles['sources']} aria-label={formatMessage(sources.what)}>
      <Segment
        label={formatMessage(sources.what)}
        choices={choiceKinds.map((kind) => ({ choice: kind, label: formatMessage(sources.kind, { kind }) }))}
        chosen={choice.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <Fields choice={choice} onChange={onChange} />
    </section>
  );
};
