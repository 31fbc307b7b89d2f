import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { TextEditor } from '@ecrin/ui/text-editor/text-editor.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { storeWrittenThought } from '#lib/outbox/outbox.ts';
import { questionMessages as messages } from './question.messages.ts';
import styles from './questions.module.css';

type Question = Readonly<{ questionOf: string; question: string }>;

const Answer = ({
  answering,
  onKept,
  onLeft,
}: {
  answering: Question;
  onKept: (id: string) => void;
  onLeft: () => void;
}) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const keep = async (words: string) => {
    try {
      onKept((await storeWrittenThought(words, language, { answering })).thoughtId);
    } catch {
      showToast({ tone: 'error', message: formatMessage(messages.notKept) });
    }
  };
  const labels = {
    field: formatMessage(messages.field, answering),
    save: formatMessage(messages.keep),
    cancel: formatMessage(messages.cancel),
  };
  return (
    <TextEditor
      initial=""
      labels={labels}
      hint={formatMessage(messages.hint)}
      onSave={(words) => void keep(words)}
      onCancel={onLeft}
    />
  );
};

/** One question, and the way to its answer. */
const QuestionItem = ({ answering, answerId }: { answering: Question; answerId: string | null }) => {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useState<'read' | 'answer'>('read');
  const [kept, setKept] = useState<string | null>(null);
  const answeredBy = answerId ?? kept;
  return (
    <li dir="auto">
      {withFrenchTypography(answering.question)}
      {mode === 'answer' && (
        <Answer
          answering={answering}
          onLeft={() => setMode('read')}
          onKept={(thoughtId) => {
            setKept(thoughtId);
            setMode('read');
          }}
        />
      )}
      {mode === 'read' && answeredBy !== null && (
        <Link className="link sm" href={`/app/thoughts/${answeredBy}`}>
          <FormattedMessage {...messages.answered} />
        </Link>
      )}
      {mode === 'read' && answeredBy === null && (
        <Button look="text" aria-label={formatMessage(messages.answerTo, answering)} onClick={() => setMode('answer')}>
          <FormattedMessage {...messages.answer} />
        </Button>
      )}
    </li>
  );
};

/** The questions of a thought; answering one starts another thought that is linked to it. */
export const QuestionList = ({ thought, questions }: { thought: ThoughtDetail; questions: readonly string[] }) => (
  <ul className={styles['questions']}>
    {questions.map((question) => (
      <QuestionItem
        key={question}
        answering={{ questionOf: thought.thoughtId, question }}
        answerId={thought.answers.find((answer) => answer.question === question)?.thoughtId ?? null}
      />
    ))}
  </ul>
);

/** The question a thought was begun with, and where it was asked. */
export const InAnswerTo = ({ answering }: Pick<ThoughtDetail, 'answering'>) =>
  answering && (
    <p className="sm dim">
      <FormattedMessage {...messages.inAnswerTo} />{' '}
      <Link className="link" href={`/app/thoughts/${answering.thoughtId}`}>
        {withFrenchTypography(answering.question)}
      </Link>
    </p>
  );
