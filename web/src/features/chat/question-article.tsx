import type { ShownAnswer, ShownQuestion } from '@ecrin/contracts/conversation/conversation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { CrisisHelp } from '#lib/crisis-help/crisis-help.tsx';
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

const QuestionHeading = ({ text, answer }: Readonly<{ text: string | null; answer: ShownAnswer | null }>) => (
  <h2 className={styles['question']}>
    {text === null ? (
      <FormattedMessage {...conversationsMessages.untitled} />
    ) : (
      <QuestionWords text={text} filters={answer?.filters ?? []} />
    )}
  </h2>
);

const FilteredAnswer = ({ answer, onRemove }: { answer: ShownAnswer; onRemove: (key: string) => void }) => (
  <>
    <AnswerFilters filters={answer.filters} onRemove={onRemove} />
    <Answer answer={answer} />
  </>
);

/** One question with its answer; the quotes stand in the margin of a wide screen. */
export const QuestionArticle = ({ conversationId, question }: QuestionProps) => {
  const { questionId, text, status, answer, needsHumanHelp } = question;
  const [repeat] = useRepeatQuestionMutation();
  const withFeedback = useCommandFeedback();
  const shown = status === 'answered' ? answer : null;
  const again = (withoutFilters: readonly string[]) =>
    void withFeedback(repeat({ conversationId, questionId, withoutFilters }).unwrap());
  return (
    <article className={styles['qa']}>
      <div className={styles['main']} aria-live="polite" aria-busy={status === 'waiting'}>
        <QuestionHeading text={text} answer={shown} />
        {needsHumanHelp && <CrisisHelp />}
        {status === 'waiting' && <Waiting />}
        {status === 'failed' && <Failed onRetry={() => again([])} />}
        {shown && <FilteredAnswer answer={shown} onRemove={(key) => again([key])} />}
      </div>
      {shown && <Citations citations={shown.citations} />}
    </article>
  );
};
