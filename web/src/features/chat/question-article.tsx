import type { ShownFilter, ShownQuestion } from '@ecrin/contracts/conversation/conversation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { AnswerFilters, QuestionWords } from './answer-filters.tsx';
import { answerMessages } from './answer.messages.ts';
import { Answer } from './answer.tsx';
import { useRepeatQuestionMutation } from './chat.api.ts';
import { Citations } from './citations.tsx';
import { conversationsMessages } from './conversations.messages.ts';
import styles from './chat.module.css';

type QuestionProps = Readonly<{ conversationId: string; question: ShownQuestion }>;

const Waiting = () => (
  <p className={styles['reading']}>
    <span className={styles['pulse']} aria-hidden="true" />
    <FormattedMessage {...answerMessages.waiting} />
  </p>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles['failed']} role="alert">
    <p>
      <FormattedMessage {...answerMessages.failed} />
    </p>
    <Button onClick={onRetry}>
      <FormattedMessage {...answerMessages.retry} />
    </Button>
  </div>
);

const QuestionHeading = ({
  text,
  filters,
}: Pick<ShownQuestion, 'text'> & Readonly<{ filters: readonly ShownFilter[] }>) => (
  <h2 className={styles['question']}>
    {text === null ? (
      <FormattedMessage {...conversationsMessages.untitled} />
    ) : (
      <QuestionWords text={text} filters={filters} />
    )}
  </h2>
);

/** One question with its answer; the quotes stand in the margin of a wide screen. */
export const QuestionArticle = ({ conversationId, question }: QuestionProps) => {
  const { questionId, text, status, answer } = question;
  const [repeat] = useRepeatQuestionMutation();
  const withFeedback = useCommandFeedback();
  const shown = status === 'answered' ? answer : null;
  const again = (withoutFilters: readonly string[]) =>
    void withFeedback(repeat({ conversationId, questionId, withoutFilters }).unwrap());
  return (
    <article className={styles['qa']}>
      <div className={styles['main']} aria-live="polite" aria-busy={status === 'waiting'}>
        <QuestionHeading text={text} filters={shown?.filters ?? []} />
        {status === 'waiting' && <Waiting />}
        {status === 'failed' && <Failed onRetry={() => again([])} />}
        {shown && (
          <>
            <AnswerFilters filters={shown.filters} onRemove={(key) => again([key])} />
            <Answer answer={shown} />
          </>
        )}
      </div>
      {shown && <Citations citations={shown.citations} />}
    </article>
  );
};
