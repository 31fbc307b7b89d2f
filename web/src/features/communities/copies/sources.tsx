import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { StoryCard } from '@ecrin/contracts/story/story.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { CopyKind } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useDeferredValue, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useListSharableStoriesInfiniteQuery, useListSharableThoughtsQuery } from '../api/copies.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { NotThereYet } from '../not-there-yet.tsx';
import { PagesOf } from '../pages-of.tsx';
import { copiesMessages } from './copies.messages.ts';
import { shareMessages } from './share.messages.ts';
import styles from './copies.module.css';

const messages = { ...communitiesMessages, ...copiesMessages, ...shareMessages };

/** One's own story or thought. `privates`: null: the story itself tells how many of its thoughts are private. */
export type Source = Readonly<{ kind: CopyKind; sourceId: string; title: string; privates: number | null }>;
type ChoiceProps = Readonly<{ chosen: Source | null; onChoose: (source: Source) => void }>;

const useSources = () => {
  const { formatMessage } = useIntl();
  return {
    story: ({ storyId, title }: StoryCard): Source => ({
      kind: 'story',
      sourceId: storyId,
      title: title === '' ? formatMessage(messages.untitledStory) : withFrenchTypography(title),
      privates: null,
    }),
    thought: ({ thoughtId, title, excerpt, ...thought }: ThoughtCard): Source => ({
      kind: 'thought',
      sourceId: thoughtId,
      title: withFrenchTypography(title ?? (excerpt || formatMessage(messages.untitledThought))),
      privates: thought.private ? 1 : 0,
    }),
  };
};

type Offered = Readonly<{ source: Source; text: string }>;

const Offers = ({ offers, chosen, onChoose }: ChoiceProps & Readonly<{ offers: readonly Offered[] }>) => {
  const { formatMessage } = useIntl();
  const group = useId();
  return (
    <ChoiceList label={formatMessage(messages.kindOf)}>
      {offers.map(({ source, text }) => (
        <ChoiceRow
          key={source.sourceId}
          group={group}
          name={source.title}
          facts={text}
          checked={source.sourceId === chosen?.sourceId}
          onChange={() => onChoose(source)}
        />
      ))}
    </ChoiceList>
  );
};

const OwnStories = ({ stories, ...choice }: ChoiceProps & Readonly<{ stories: readonly StoryCard[] }>) => {
  const { formatMessage } = useIntl();
  const sourceOf = useSources();
  if (stories.length === 0) return <WhyEmptyLine>{formatMessage(messages.noStories)}</WhyEmptyLine>;
  const offers = stories.map((story) => ({
    source: sourceOf.story(story),
    text: formatMessage(messages.storyLine, { count: story.paragraphs, date: shortDate(story.changedAt) }),
  }));
  return <Offers offers={offers} {...choice} />;
};

export const StoryChoice = (choice: ChoiceProps) => {
  const list = useListSharableStoriesInfiniteQuery();
  return (
    <PagesOf list={list}>{(pages) => <OwnStories stories={pages.flatMap(({ items }) => items)} {...choice} />}</PagesOf>
  );
};

const FoundThoughts = ({ q, ...choice }: ChoiceProps & Readonly<{ q: string }>) => {
  const { formatMessage } = useIntl();
  const sourceOf = useSources();
  const { data, isError, refetch } = useListSharableThoughtsQuery(q);
  if (!data) return <NotThereYet failed={isError} onRetry={refetch} />;
  if (data.items.length === 0) return <WhyEmptyLine ofThoughts>{formatMessage(messages.noThoughts)}</WhyEmptyLine>;
  const offers = data.items.map((thought) => ({
    source: sourceOf.thought(thought),
    text: [shortDate(thought.occurredAt), thought.private && formatMessage(messages.privateMark)]
      .filter(Boolean)
      .join(' · '),
  }));
  return <Offers offers={offers} {...choice} />;
};

export const ThoughtChoice = (choice: ChoiceProps) => {
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
      <FoundThoughts q={useDeferredValue(q.trim())} {...choice} />
    </div>
  );
};
