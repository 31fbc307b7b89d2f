import type { StorySuggestions } from '@ecrin/contracts/story/story-suggestions.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { useAddThoughtsMutation, useFindSuggestionsQuery } from '../stories.api.ts';
import { chooseMessages as messages } from './choose.messages.ts';
import styles from './suggestions.module.css';

type Suggested = StorySuggestions['items'][number];

const useReason = () => {
  const { formatMessage } = useIntl();
  return ({ because, thread, tag }: Suggested): string => {
    if (because === 'thread') return formatMessage(messages.sameThread, { thread: thread ?? '' });
    return tag === null
      ? formatMessage(messages.near)
      : formatMessage(messages.sameTag, { tag, elided: elidesBefore(tag) });
  };
};

type RowProps = Readonly<{ thought: Suggested; onAdd: () => void }>;

const Row = ({ thought, onAdd }: RowProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const reason = useReason()(thought);
  const name = withFrenchTypography(thought.title ?? thought.excerpt);
  return (
    <li>
      <Stone mood={thought.mood} size="sm" />
      <div>
        <Link href={`/app/thoughts/${thought.thoughtId}`} dir="auto" lang={thought.language}>
          {name}
        </Link>
        <small>
          {formatCalendarDate(language, thought.day)} · {reason}
        </small>
      </div>
      <IconButton label={formatMessage(messages.addThis, { name })} onClick={onAdd}>
        <Icon of={plusIcon} />
      </IconButton>
    </li>
  );
};

type Props = Readonly<{ storyId: string; known: ReadonlySet<string> }>;

/** Thoughts that may belong to the story; nothing where there is none. Private ones are never among them. */
export const Suggestions = ({ storyId, known }: Props) => {
  const { data } = useFindSuggestionsQuery(storyId);
  const [add] = useAddThoughtsMutation();
  const withFeedback = useCommandFeedback();
  const items = (data?.items ?? []).filter(({ thoughtId }) => !known.has(thoughtId));
  if (items.length === 0) return null;
  return (
    <section className={styles['suggestions']} aria-labelledby="story-suggestions">
      <h3 id="story-suggestions">
        <FormattedMessage {...messages.suggested} />
      </h3>
      <ul>
        {items.map((thought) => (
          <Row
            key={thought.thoughtId}
            thought={thought}
            onAdd={() => void withFeedback(add({ storyId, body: { thoughtIds: [thought.thoughtId] } }).unwrap())}
          />
        ))}
      </ul>
    </section>
  );
};
