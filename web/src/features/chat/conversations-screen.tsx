import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ConversationCard } from '@ecrin/contracts/conversation/conversation.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { questionIcon, searchIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmpty, WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useDebouncedEffect } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { useListConversationsInfiniteQuery } from './chat.api.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { conversationsMessages } from './conversations.messages.ts';
import styles from './chat.module.css';

const debounceMs = 250;

const ConversationRow = ({ conversation }: { conversation: ConversationCard }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { conversationId, title, questions, cited, lastAskedAt } = conversation;
  return (
    <li className={styles['row']}>
      <div>
        <Link href={`/app/chat/${conversationId}`} data-row>
          {withFrenchTypography(title ?? formatMessage(conversationsMessages.untitled))}
        </Link>
        <span className="xs dim">
          <FormattedMessage
            {...conversationsMessages.figures}
            values={{ questions, cited, when: formatTimestamp(language, lastAskedAt) }}
          />
        </span>
      </div>
      <ConversationMenu conversation={conversation} />
    </li>
  );
};

const AskLink = () => (
  <Link href="/app/chat/new" {...buttonLook({ look: 'primary' })}>
    <Icon of={questionIcon} size="sm" />
    <FormattedMessage {...conversationsMessages.ask} />
  </Link>
);

const Loading = () => (
  <>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...conversationsMessages.loading} />
      </VisuallyHidden>
    </output>
    <Skeleton lines={[60, 40, 70]} />
  </>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={conversationsMessages.notLoaded} onRetry={onRetry} />
);

type SearchedProps = Readonly<{ words: string; onClear: () => void }>;

const NoConversations = ({ words, onClear }: SearchedProps) => {
  const { formatMessage } = useIntl();
  return words === '' ? (
    <WhyEmpty setting title={formatMessage(conversationsMessages.none)} step={<AskLink />}>
      <FormattedMessage {...conversationsMessages.noneText} />
    </WhyEmpty>
  ) : (
    <WhyEmptyLine
      step={
        <button type="button" className="link" onClick={onClear}>
          {formatMessage(conversationsMessages.clearSearch)}
        </button>
      }
    >
      {formatMessage(conversationsMessages.noneFound, { words })}
    </WhyEmptyLine>
  );
};

const Conversations = ({ words, onClear }: SearchedProps) => {
  const list = useListConversationsInfiniteQuery(words === '' ? '' : new URLSearchParams({ q: words }).toString());
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items) return list.isError ? <Failed onRetry={() => void list.refetch()} /> : <Loading />;
  if (items.length === 0) return <NoConversations words={words} onClear={onClear} />;
  return (
    <>
      <ul className={styles['list']}>
        {items.map((conversation) => (
          <ConversationRow key={conversation.conversationId} conversation={conversation} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage {...conversationsMessages.olderOnes} />
        </Button>
      )}
    </>
  );
};

/** All conversations, the latest first, searched by the words of their questions. */
export const ConversationsScreen = () => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useDebouncedEffect({ value: typed.trim(), known: words, ms: debounceMs, act: setWords });
  usePageTitle(formatMessage(conversationsMessages.conversations));
  return (
    <Page kind="plain">
      <BackLink />
      <PageHead title={formatMessage(conversationsMessages.conversations)} actions={<AskLink />} />
      <search className={styles['search']}>
        <Icon of={searchIcon} />
        <input
          type="search"
          value={typed}
          maxLength={200}
          aria-label={formatMessage(conversationsMessages.search)}
          placeholder={formatMessage(conversationsMessages.search)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <Conversations words={words} onClear={() => setTyped('')} />
    </Page>
  );
};
