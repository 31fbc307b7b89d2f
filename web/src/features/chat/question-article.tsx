import type { ShownAnswer, ShownQuestion } from '@ecrin/contracts/conversation/conversation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage } from 'react-intl';
import { ClearHelp } from '#lib/help/clear-help.tsx';
import { PossibleHelp } from '#lib/help/possible-help.tsx';
import { AnswerFilters, QuestionWords } from './answer-filters.tsx';
import { answerMessages } from './answer.messages.ts';
import { Answer } from './answer.tsx';
import { AnsweringThoughts } from './answering-thoughts/answering-thoughts.tsx';
import { useRepeatQuestionMutation } from './chat.api.ts';
import { Citations } from './citations.tsx';
import { conversationsMessages } from './conversations.messages.ts';
import { Statements } from './statements.tsx';
import { useQuestionFeedback } from './use-question-problem.ts';
import styles from './chat.module.css';

type QuestionProps = Readonly<{ conversationId: string; question: ShownQuestion }>;

const Waiting = ({ question: { beginning } }: { question: ShownQuestion }) => (
  <p className={styles['reading']}>
    <span className={styles['pulse']} aria-hidden="true" />
    <FormattedMessage {...(beginning ? answerMessages.writing : answerMessages.waiting)} />
  </p>
);

const Failed = ({ question: { failure }, onRetry }: { question: ShownQuestion; onRetry: () => void }) => (
  <>
    <div className={styles['failed']} role="alert">
      <p>
        <FormattedMessage {...answerMessages.failed} />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage {...answerMessages.retry} />
      </Button>
    </div>
    {failure === 'interrupted' && (
      <p className="sm dim">
        <FormattedMessage {...answerMessages.interrupted} />
      </p>
    )}
  </>
);

const Stopped = ({ onResume }: { onResume: () => void }) => (
  <div className={styles['failed']}>
    <p className="sm dim">
      <FormattedMessage {...answerMessages.stopped} />
    </p>
    <Button look="text" onClick={onResume}>
      <FormattedMessage {...answerMessages.resume} />
    </Button>
  </div>
);

const QuestionHeading = ({ text, answer }: Readonly<{ text: string | null; answer: ShownAnswer | null }>) => (
  <h2 className={styles['question']}>
    {text === null ? (
      <FormattedMessage {...conversationsMessages.untitled} />
    ) : (
      <QuestionWords text={withFrenchTypography(text)} filters={answer?.filters ?? []} />
    )}
  </h2>
);

type Repeat = (withoutFilters: readonly string[]) => void;

/** The answer, or what there is of it. */
const AnswerState = ({ question, onRepeat }: { question: ShownQuestion; onRepeat: Repeat }) => {
  const { questionId, status, answer, beginning } = question;
  if (status === 'answered' && answer)
    return (
      <>
        <AnswerFilters filters={answer.filters} onRemove={(key) => onRepeat([key])} />
        <Answer questionId={questionId} answer={answer} onRetry={() => onRepeat([])} />
      </>
    );
  return (
    <>
      {beginning && (
        <Statements questionId={questionId} statements={beginning.statements} isWriting={status === 'waiting'} />
      )}
      {status === 'waiting' && <Waiting question={question} />}
      {status === 'stopped' && <Stopped onResume={() => onRepeat([])} />}
      {status === 'failed' && <Failed question={question} onRetry={() => onRepeat([])} />}
    </>
  );
};

/** One question with its answer; the quotes stand in the margin of a wide screen. */
export const QuestionArticle = ({ conversationId, question }: QuestionProps) => {
  const { questionId, text, status, answer, beginning } = question;
  const [repeat] = useRepeatQuestionMutation();
  const withFeedback = useQuestionFeedback();
  const shown = status === 'answered' ? answer : null;
  const spoken = [text, ...(shown?.statements ?? []).map((statement) => statement.text)];
  const again: Repeat = (withoutFilters) =>
    void withFeedback(repeat({ conversationId, questionId, withoutFilters }).unwrap());
  return (
    <article className={styles['qa']}>
      <div className={styles['main']} aria-live="polite" aria-busy={status === 'waiting'}>
        <QuestionHeading text={text} answer={shown} />
        <ClearHelp texts={spoken} />
        <AnswerState question={question} onRepeat={again} />
        {answer && <AnsweringThoughts conversationId={conversationId} questionId={questionId} answer={answer} />}
        <PossibleHelp texts={spoken} />
      </div>
      <Citations questionId={questionId} citations={(shown ?? beginning)?.citations ?? []} />
    </article>
  );
};
