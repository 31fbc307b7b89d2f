import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { DayList, Thread } from '@ecrin/ui/thread/thread.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThoughtEntry } from '../entry/thought-entry.tsx';
import { relevanceMessages as messages } from './relevance.messages.ts';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

/** How many have the words, and how many are near by meaning only. `thoughts`: the list by relevance. */
export const RelevantCount = ({
  thoughts,
  ...of
}: {
  thoughts: readonly FoundThought[];
  total: number;
  exact: string;
  words: string;
}) => {
  const near = thoughts.filter(({ hit }) => hit?.by === 'meaning').length;
  return <FormattedMessage {...messages.found} values={{ ...bold, ...of, near }} />;
};

/** The best hits first, each with how it was found. */
export const RelevantThoughts = ({ thoughts }: { thoughts: readonly FoundThought[] }) => {
  const { formatMessage } = useIntl();
  return (
    <DayList>
      <Thread title={formatMessage(messages.nearest)}>
        {thoughts.map((card) => (
          <ThoughtEntry
            key={card.thoughtId}
            card={card}
            dated
            note={card.hit && formatMessage(messages.hit, { by: card.hit.by })}
          />
        ))}
      </Thread>
    </DayList>
  );
};

/** Whether a search is listed by relevance or by date. */
export const OrderChoice = ({
  chosen,
  onChoose,
}: {
  chosen: 'relevance' | 'newest';
  onChoose: (order: 'newest' | null) => void;
}) => {
  const { formatMessage } = useIntl();
  return (
    <Segment
      label={formatMessage(messages.order)}
      choices={[
        { choice: 'relevance', label: formatMessage(messages.byRelevance) },
        { choice: 'newest', label: formatMessage(messages.byDate) },
      ]}
      chosen={chosen}
      onChoose={(order) => onChoose(order === 'newest' ? order : null)}
    />
  );
};
