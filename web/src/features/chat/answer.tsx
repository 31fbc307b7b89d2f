import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ShownAnswer } from '@ecrin/contracts/conversation/conversation.ts';
import { Button, iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon, facetIcon } from '@ecrin/ui/icon/icons.ts';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { answerMessages as messages } from './answer.messages.ts';
import { memoryMessages } from './memory/memory.messages.ts';
import { Statements } from './statements.tsx';
import styles from './chat.module.css';

type Counted = Readonly<{ matched: number; unsure: number; first: string; last: string; cited: number }>;

/** Thoughts that are counted, those that are uncertain apart. */
const useCountSentence = (): ((counted: Counted) => string) => {
  const { formatMessage } = useIntl();
  return ({ matched, unsure, first, last, cited }) => {
    const isOneOfSeveral = matched > 1 && cited === 1;
    if (unsure === 0)
      return isOneOfSeveral
        ? formatMessage(messages.countOne, { day: first, matched })
        : formatMessage(messages.countRange, { matched, first, last });
    const counted = formatMessage(messages.countUnsure, { sure: matched - unsure, unsure });
    return isOneOfSeveral
      ? `${formatMessage(messages.countDay, { day: first })} ${counted}`
      : `${counted} ${formatMessage(messages.countSpan, { counted: cited, first, last })}`;
  };
};

/** The sentence above the quotes. */
const useAnswerSentence = ({ kind, matched, unsure, citations }: ShownAnswer): string => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const countSentence = useCountSentence();
  const days = citations.flatMap(({ thought }) => (thought ? [formatCalendarDate(language, thought.day)] : []));
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (kind === 'count') return countSentence({ matched, unsure, first, last, cited: citations.length });
  return formatMessage(messages.quotes, { matched, shown: citations.length < matched ? citations.length : 0 });
};

/** A written answer with its numbers, as they stand in the text. */
const textOf = ({ statements }: ShownAnswer): string =>
  statements
    .flatMap(({ text, sources }) =>
      text === null ? [] : [`${text} ${sources.map((number) => `[${number}]`).join('')}`],
    )
    .join(' ');

const CopyButton = ({ sentence, answer: { citations } }: { sentence: string; answer: ShownAnswer }) => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    const quotes = citations.flatMap(({ thought }, at) => (thought ? [`${at + 1}. ${thought.quote}`] : []));
    const done = await copyText([sentence, ...quotes].join('\n'));
    showToast({
      tone: done ? 'done' : 'error',
      message: formatMessage(done ? messages.copied : messages.copyFailed),
    });
  };
  return (
    <button type="button" {...iconButtonLook} aria-label={formatMessage(messages.copy)} onClick={() => void copy()}>
      <Icon of={copyIcon} />
    </button>
  );
};

const NothingFound = ({ answer: { searched, citations, nearBy } }: { answer: ShownAnswer }) => (
  <div className={styles['nothing']}>
    <b>
      <FormattedMessage {...messages.nothing} />
    </b>
    <p className="dim">
      <FormattedMessage {...messages.nothingText} values={{ searched }} />{' '}
      {citations.length > 0 ? (
        <FormattedMessage {...messages.nearest} values={{ count: citations.length, by: nearBy ?? 'unknown' }} />
      ) : (
        <FormattedMessage {...messages.tryOther} />
      )}
    </p>
  </div>
);

type AnswerProps = Readonly<{ questionId: string; answer: ShownAnswer; onRetry: () => void }>;

/** What of the person's memory a written answer rests on. */
const Remembered = ({ answer: { remembered } }: { answer: ShownAnswer }) =>
  remembered.length > 0 && (
    <p className="sm dim">
      <FormattedMessage {...memoryMessages.used} />{' '}
      <Link href="/app/chat/memory" className={styles['inline']}>
        {remembered.map(({ factId, text }, at) => (
          <Fragment key={factId}>
            {at > 0 && ' · '}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
      </Link>
    </p>
  );

/** Why a model that could have written the answer did not. */
const Unwritten = ({ answer: { unwritten }, onRetry }: Pick<AnswerProps, 'answer' | 'onRetry'>) =>
  unwritten && (
    <div className={styles['failed']}>
      <p className="sm dim">
        <FormattedMessage {...messages.unwritten} values={{ reason: unwritten }} />
      </p>
      {unwritten === 'engine' && (
        <Button look="text" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </div>
  );

const By = ({ answer: { kind, searched, matched, engine } }: { answer: ShownAnswer }) => (
  <>
    <span className={styles['by']} title={kind === 'written' ? engine : undefined}>
      <Icon of={facetIcon} size="sm" />
      <FormattedMessage {...(kind === 'written' ? messages.byModel : messages.byEcrin)} />
    </span>
    {kind === 'written' ? (
      <FormattedMessage {...messages.searchedByModel} values={{ searched, matched }} />
    ) : (
      <FormattedMessage {...messages.searched} values={{ searched, engine }} />
    )}
  </>
);

/** What was found, in one sentence or written; the quotes follow it. */
export const Answer = ({ questionId, answer, onRetry }: AnswerProps) => {
  const sentence = useAnswerSentence(answer);
  if (answer.kind === 'nothing')
    return (
      <>
        <NothingFound answer={answer} />
        <Unwritten answer={answer} onRetry={onRetry} />
      </>
    );
  const isWritten = answer.kind === 'written';
  return (
    <>
      {isWritten ? (
        <>
          <Statements questionId={questionId} statements={answer.statements} />
          <Remembered answer={answer} />
        </>
      ) : (
        <p className={styles['answer']}>{sentence}</p>
      )}
      <Unwritten answer={answer} onRetry={onRetry} />
      <p className={styles['foot']}>
        <By answer={answer} />
        <CopyButton sentence={isWritten ? textOf(answer) : sentence} answer={answer} />
      </p>
    </>
  );
};
