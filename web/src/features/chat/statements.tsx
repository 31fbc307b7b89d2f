import type { ShownStatement } from '@ecrin/contracts/conversation/conversation.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerMessages as messages } from './answer.messages.ts';
import styles from './chat.module.css';

/** Where the number of a source leads: to its place in the list of `Citations`. */
export const sourceId = (questionId: string, number: number): string => `source-${questionId}-${number}`;

const Sources = ({ questionId, sources }: Readonly<{ questionId: string; sources: readonly number[] }>) => {
  const { formatMessage } = useIntl();
  return sources.map((number) => (
    <a
      key={number}
      className={styles['cite']}
      href={`#${sourceId(questionId, number)}`}
      aria-label={formatMessage(messages.source, { number: String(number) })}
    >
      {number}
    </a>
  ));
};

/** The full stop stays with the numbers: « … dehors 1. » */
const cutEnd = (text: string): readonly [string, string] => {
  const [, words = text, end = ''] = /^(.*?)([.…]?)$/su.exec(text) ?? [];
  return [words, end];
};

type StatementsProps = Readonly<{
  questionId: string;
  statements: readonly ShownStatement[];
  /** More are being written. */
  isWriting?: boolean;
}>;

/** Sentences a model wrote, each with the numbers of what it rests on. */
export const Statements = ({ questionId, statements, isWriting = false }: StatementsProps) => (
  <p className={styles['answer']}>
    {statements.map(({ text, sources }, at) => {
      const [words, end] = cutEnd(withFrenchTypography(text ?? ''));
      return (
        // Sentences are only added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {text === null ? (
            <span className="dim">
              <FormattedMessage {...messages.goneStatement} />
            </span>
          ) : (
            <>
              {words}
              {sources.length > 0 && ' '}
              <Sources questionId={questionId} sources={sources} />
              {end}
            </>
          )}{' '}
        </span>
      );
    })}
    {isWriting && <span className={styles['caret']} aria-hidden="true" />}
  </p>
);
