import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ShownAnswer } from '@ecrin/contracts/conversation/conversation.ts';
import { iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon, facetIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { answerMessages as messages } from './answer.messages.ts';
import styles from './chat.module.css';

/** The sentence above the quotes. */
const useAnswerSentence = ({ kind, matched, citations }: ShownAnswer): string => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const days = citations.flatMap(({ thought }) => (thought ? [formatCalendarDate(language, thought.day)] : []));
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (kind === 'count')
    return matched > 1 && citations.length === 1
      ? formatMessage(messages.countOne, { day: first, matched })
      : formatMessage(messages.countRange, { matched, first, last });
  return formatMessage(messages.quotes, { matched, shown: citations.length < matched ? citations.length : 0 });
};

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

const NothingFound = ({ answer: { searched, citations, engine } }: { answer: ShownAnswer }) => (
  <div className={styles['nothing']}>
    <b>
      <FormattedMessage {...messages.nothing} />
    </b>
    <p className="dim">
      <FormattedMessage {...messages.nothingText} values={{ searched, engine }} />{' '}
      {citations.length > 0 ? (
        <FormattedMessage {...messages.nearest} values={{ count: citations.length, engine }} />
      ) : (
        <FormattedMessage {...messages.tryOther} />
      )}
    </p>
  </div>
);

/** What was found, in one sentence; the quotes follow it. */
export const Answer = ({ answer }: { answer: ShownAnswer }) => {
  const sentence = useAnswerSentence(answer);
  if (answer.kind === 'nothing') return <NothingFound answer={answer} />;
  return (
    <>
      <p className={styles['answer']}>{sentence}</p>
      <p className={styles['foot']}>
        <span className={styles['by']}>
          <Icon of={facetIcon} size="sm" />
          <FormattedMessage {...messages.byEcrin} />
        </span>
        <FormattedMessage {...messages.searched} values={{ searched: answer.searched, engine: answer.engine }} />
        <CopyButton sentence={sentence} answer={answer} />
      </p>
    </>
  );
};
