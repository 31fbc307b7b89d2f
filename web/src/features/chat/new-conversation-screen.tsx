import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { WhereWordsGo } from './chat-engine-notice.tsx';
import { useListConversationsInfiniteQuery } from './chat.api.ts';
import { chatMessages as messages } from './chat.messages.ts';
import { MemoryLink } from './memory/memory-link.tsx';
import { QuestionField } from './question-field.tsx';
import { useAskQuestion } from './use-ask-question.ts';
import styles from './chat.module.css';

/** Questions about what the person has: their most used tags, and their first thread. */
const useExamples = (): readonly string[] => {
  const { formatMessage } = useIntl();
  const { data: counts } = useCountThoughtsQuery('');
  const { data: threads } = useListThreadsQuery();
  const [tag, nextTag = tag] = Object.entries(counts?.tag ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
  const thread = threads?.items.find(({ archived, name }) => !archived && name !== null)?.name ?? undefined;
  return (
    [
      ['week', ''],
      ['tag', tag],
      ['thread', thread],
      ['count', nextTag],
    ] as const
  ).flatMap(([example, name]) =>
    name === undefined ? [] : [formatMessage(messages.example, { example, name, elided: elidesBefore(name) })],
  );
};

/** Which thoughts are never read. */
const ExcludedThoughts = () => {
  const { data } = useListConversationsInfiniteQuery('');
  const count = data?.pages[0]?.excludedThoughts ?? 0;
  return (
    count > 0 && (
      <p className="xs dim">
        <FormattedMessage {...messages.excludedThoughts} values={{ count }} />
      </p>
    )
  );
};

const Examples = ({ onChoose }: { onChoose: (question: string) => void }) => {
  const examples = useExamples();
  return (
    <>
      <h2 className="sm dim">
        <FormattedMessage {...messages.start} />
      </h2>
      <ul className={styles['examples']}>
        {examples.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onChoose(question)}>
              {withFrenchTypography(question)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Before the first question: what is answered from, and questions to begin with. `?q=` fills the field. */
export const NewConversationScreen = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { field, setValue } = useAskQuestion(null, search.get('q') ?? '');
  usePageTitle(formatMessage(messages.title));
  const fill = (question: string) => {
    setValue(question);
    document.querySelector<HTMLTextAreaElement>('main textarea')?.focus();
  };
  return (
    <Page kind="plain">
      <div className={styles['chat']}>
        <div className={styles['top']}>
          <BackLink />
          <MemoryLink />
        </div>
        <div className={styles['start']}>
          <h1 className="display" tabIndex={-1}>
            {formatMessage(messages.title)}
          </h1>
          <p className="dim">
            <FormattedMessage {...messages.lead} />
          </p>
          <WhereWordsGo />
          <Examples onChoose={fill} />
          <ExcludedThoughts />
        </div>
        <QuestionField {...field} placeholder={formatMessage(messages.question)} />
      </div>
    </Page>
  );
};
