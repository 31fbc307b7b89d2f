import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ConversationDetail } from '@ecrin/contracts/conversation/conversation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { answerMessages } from './answer.messages.ts';
import { EngineNotice } from './chat-engine-notice.tsx';
import { useFindConversationQuery, useStopAnswerMutation } from './chat.api.ts';
import { chatMessages } from './chat.messages.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { conversationsMessages } from './conversations.messages.ts';
import { MemoryLink } from './memory/memory-link.tsx';
import { QuestionArticle } from './question-article.tsx';
import { QuestionField } from './question-field.tsx';
import { useAskQuestion } from './use-ask-question.ts';
import styles from './chat.module.css';

/** Where the live connection is missing, a waiting answer is asked for this often. */
const waitingPollMs = 2_000;

/** The newest question comes into view when it is asked and when it is answered. */
const useLastInView = ({ questions }: ConversationDetail) => {
  const last = questions.at(-1);
  const moment = `${last?.questionId} ${last?.status}`;
  useEffect(() => {
    if (questions.length > 1) document.querySelector('main article:last-of-type')?.scrollIntoView({ block: 'start' });
    // Once for each question and answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [moment]);
};

const Asking = ({ conversation: { conversationId, questions } }: { conversation: ConversationDetail }) => {
  const { formatMessage } = useIntl();
  const asking = useAskQuestion(conversationId);
  const [stop] = useStopAnswerMutation();
  const withFeedback = useCommandFeedback();
  const waiting = questions.find(({ status }) => status === 'waiting');
  const onStop = waiting
    ? () => void withFeedback(stop({ conversationId, questionId: waiting.questionId }).unwrap())
    : null;
  return <QuestionField {...asking.field} onStop={onStop} placeholder={formatMessage(chatMessages.another)} />;
};

const LoadedConversation = ({ conversation }: { conversation: ConversationDetail }) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const { conversationId, questions, title } = conversation;
  usePageTitle(title ?? formatMessage(chatMessages.title));
  useLastInView(conversation);
  return (
    <Page kind="plain wide">
      <div className={styles['chat']}>
        <div className={styles['top']}>
          <BackLink />
          <div className={styles['tools']}>
            <MemoryLink />
            <ConversationMenu conversation={conversation} onGone={() => navigate('/app/chat')} />
          </div>
        </div>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{formatMessage(chatMessages.title)}</h1>
        </VisuallyHidden>
        {questions.map((question) => (
          <QuestionArticle key={question.questionId} conversationId={conversationId} question={question} />
        ))}
        <EngineNotice />
        <Asking conversation={conversation} />
      </div>
    </Page>
  );
};

const Missing = ({ retry }: { retry: (() => void) | null }) => {
  const { formatMessage } = useIntl();
  return (
    <Page kind="plain">
      <BackLink />
      <EmptyState
        level={1}
        title={formatMessage(retry ? conversationsMessages.notLoaded : chatMessages.missing)}
        action={
          retry && (
            <Button onClick={retry}>
              <FormattedMessage {...answerMessages.retry} />
            </Button>
          )
        }
      >
        {retry ? <NotLoaded /> : <FormattedMessage {...chatMessages.missingText} />}
      </EmptyState>
    </Page>
  );
};

/** One conversation: its questions in serif, their answers, and the field for the next one. */
export const ConversationScreen = () => {
  const { conversationId } = useParams<{ conversationId: string }>();
  const { data, error, refetch } = useFindConversationQuery(conversationId);
  const waiting = data?.questions.some(({ status }) => status === 'waiting') ?? false;
  useFindConversationQuery(waiting ? conversationId : skipToken, { pollingInterval: waitingPollMs });
  if (data) return <LoadedConversation conversation={data} />;
  if (error) return <Missing retry={'status' in error && error.status === 404 ? null : () => void refetch()} />;
  return (
    <Page kind="plain">
      <output>
        <VisuallyHidden>
          <FormattedMessage {...chatMessages.loadingOne} />
        </VisuallyHidden>
      </output>
      <Skeleton lines={[70, 94, 60]} />
    </Page>
  );
};
