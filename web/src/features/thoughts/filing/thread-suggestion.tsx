import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { ThreadSuggestionAnswer } from '@ecrin/contracts/thread/thread.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useFormatThreadName } from '../threads/use-threads.ts';
import { fileThoughtMessages as messages } from './file-thought.messages.ts';
import { useDeclineThreadMutation, useSuggestThreadQuery } from './thread-suggestion.api.ts';
import { useFileThought } from './use-file-thought.ts';
import styles from '../threads/threads.module.css';

type Suggestion = NonNullable<ThreadSuggestionAnswer['suggestion']>;

const Reason = ({ suggestion: { words, tags, near } }: { suggestion: Suggestion }) => {
  const { formatList } = useIntl();
  if (near > 0) return <FormattedMessage {...messages.near} values={{ near }} />;
  const shared = formatList([...words, ...tags.map((tag) => `#${tag}`)]);
  return (
    <>
      <FormattedMessage {...messages.because} values={{ shared }} /> · <FormattedMessage {...messages.local} />
    </>
  );
};

/** A suggested thread, with its reason; nothing happens until one of the two is pressed. */
export const ThreadSuggestion = ({ thought: { thoughtId, thread, content } }: { thought: ThoughtDetail }) => {
  const { currentData } = useSuggestThreadQuery(thoughtId, { skip: thread !== null || content === null });
  const [decline, { isLoading }] = useDeclineThreadMutation();
  const filing = useFileThought();
  const withFeedback = useCommandFeedback();
  const nameOf = useFormatThreadName();
  const suggestion = thread === null ? currentData?.suggestion : null;
  if (!suggestion) return null;
  const { thread: to } = suggestion;
  return (
    <section className={styles['suggestion']} aria-labelledby="thread-suggestion">
      <h2 className="label" id="thread-suggestion">
        <FormattedMessage {...messages.suggestion} />
      </h2>
      <p className="sm dim">
        <Reason suggestion={suggestion} />
      </p>
      <div>
        <Button onClick={() => void filing({ thoughtId, to, from: null, suggested: true })}>
          <FormattedMessage {...messages.accept} values={{ name: nameOf(to) }} />
        </Button>
        <Button
          look="text"
          busy={isLoading}
          onClick={() => void withFeedback(decline({ thoughtId, threadId: to.threadId }).unwrap())}
        >
          <FormattedMessage {...messages.decline} />
        </Button>
      </div>
    </section>
  );
};
