import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { maxThoughtsAtOnce } from '@ecrin/domain/story/story.vocabulary.ts';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { useListChoicesQuery } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { chooseMessages as messages } from './choose.messages.ts';
import styles from '../stories.module.css';

type RowProps = Readonly<{ thought: ThoughtCard; ticked: boolean; onTick: (ticked: boolean) => void }>;

const untitled = ({ wordless }: ThoughtCard) => (wordless ? messages.pictures : messages.words);

const ThoughtRow = ({ thought, ticked, onTick }: RowProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = thought.title ?? (thought.excerpt || formatMessage(untitled(thought)));
  return (
    <ChoiceRow
      name={name}
      lang={thought.language}
      mark={<Stone mood={thought.mood} size="sm" />}
      checked={ticked}
      onChange={onTick}
      facts={
        <>
          <span>
            {formatCalendarDate(language, thought.day)}
            {thought.thread?.name && ' · '}
            {thought.thread?.name && <bdi>{withFrenchTypography(thought.thread.name)}</bdi>}
          </span>
          {thought.private && (
            <span className={styles['mark']}>
              <Icon of={lockIcon} size="xs" />
              <FormattedMessage {...messages.privateThought} />
            </span>
          )}
        </>
      }
    />
  );
};

type ChoicesProps = Readonly<{
  /** Filters the choice begins with, as in the address of the list of thoughts. */
  search: string;
  /** Those that are in the story already: not offered. */
  without?: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}>;

const withQuery = (search: string, q: string): string => {
  const params = new URLSearchParams(search);
  params.delete('order');
  params.delete('cursor');
  if (q.trim() !== '') params.set('q', q.trim().slice(0, 200));
  params.set('order', 'oldest');
  params.set('limit', String(maxThoughtsAtOnce));
  return params.toString();
};

type FoundProps = Omit<ChoicesProps, 'search'> & Readonly<{ search: string }>;

/** What the filters and the words find, with how much of it is chosen. */
const FoundChoices = ({ search, without, chosen, onChoose }: FoundProps) => {
  const { data, isError, refetch } = useListChoicesQuery(search);
  if (!data) return <StoryNotThereYet failed={isError} onRetry={refetch} />;
  const offered = data.items.filter(({ thoughtId }) => !without?.has(thoughtId));
  const tick = (thoughtId: string, ticked: boolean) =>
    onChoose(new Set(ticked ? [...chosen, thoughtId] : [...chosen].filter((id) => id !== thoughtId)));
  const all = () =>
    onChoose(new Set([...chosen, ...offered.map(({ thoughtId }) => thoughtId)].slice(0, maxThoughtsAtOnce)));
  return (
    <>
      <ChosenCount count={chosen.size} onAll={all} onNone={() => onChoose(new Set())} />
      {offered.length === 0 && (
        <WhyEmptyLine ofThoughts>
          <FormattedMessage {...messages.noneFound} />
        </WhyEmptyLine>
      )}
      <ChoiceList>
        {offered.map((thought) => (
          <ThoughtRow
            key={thought.thoughtId}
            thought={thought}
            ticked={chosen.has(thought.thoughtId)}
            onTick={(ticked) => tick(thought.thoughtId, ticked)}
          />
        ))}
      </ChoiceList>
      {data.total > data.items.length && (
        <p className="xs dim">
          <FormattedMessage {...messages.limited} values={{ max: maxThoughtsAtOnce }} />
        </p>
      )}
    </>
  );
};

/** The person's thoughts, the earliest first, each with a box to tick. */
export const ThoughtChoices = ({ search, ...choice }: ChoicesProps) => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  return (
    <div className={styles['choices']}>
      <Field
        type="search"
        label={formatMessage(messages.search)}
        value={q}
        maxLength={200}
        onChange={({ target }) => setQ(target.value)}
      />
      <FoundChoices search={withQuery(search, q)} {...choice} />
    </div>
  );
};

const ChosenCount = ({ count, onAll, onNone }: Readonly<{ count: number; onAll: () => void; onNone: () => void }>) => (
  <div className={styles['chosen']}>
    <output>
      <FormattedMessage {...messages.chosen} values={{ count }} />
    </output>
    <button type="button" className="link" onClick={count === 0 ? onAll : onNone}>
      <FormattedMessage {...(count === 0 ? messages.tickAll : messages.tickNone)} />
    </button>
  </div>
);
