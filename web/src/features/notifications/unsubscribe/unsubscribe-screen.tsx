import { useLinkToken } from '@ecrin/browser/navigation/link-token.ts';
import { focusTitle } from '@ecrin/browser/navigation/navigation-focus.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { api } from '#lib/api/api.ts';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { PlainHead } from '#lib/page/plain-head.tsx';
import { useToken } from '#lib/session/session.ts';
import { unsubscribeMessages as messages } from './unsubscribe.messages.ts';
import styles from './unsubscribe.module.css';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the ticket of a mail; needs no session. */
    unsubscribe: build.mutation<unknown, string>({
      query: (ticket) => ({ url: '/unsubscriptions', method: 'POST', body: { ticket } }),
      invalidatesTags: ['NotificationSettings'],
    }),
  }),
});

export const { useUnsubscribeMutation } = unsubscribeApi;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title);
  return (
    <>
      <PlainHead />
      <main id="content" className={styles['body']}>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
};

/** To the settings, or to signing in. */
const NextStepLink = () => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  return (
    <Link href={signedIn ? '/app/profile/notifications' : '/login'} {...buttonLook()}>
      {formatMessage(signedIn ? messages.settings : messages.signIn)}
    </Link>
  );
};

const WithoutTicket = () => {
  const { formatMessage } = useIntl();
  return (
    <Frame title={formatMessage(messages.title)}>
      <output className="dim">{formatMessage(messages.noTicket)}</output>
      <NextStepLink />
    </Frame>
  );
};

const Done = () => {
  const { formatMessage } = useIntl();
  useEffect(() => focusTitle(), []);
  return (
    <Frame title={formatMessage(messages.done)}>
      <output className="dim">{formatMessage(messages.doneText)}</output>
      <NextStepLink />
    </Frame>
  );
};

/** Where the unsubscribe link of a mail leads. A button confirms it: mail scanners that open links must change nothing. */
export const UnsubscribeScreen = () => {
  const { formatMessage } = useIntl();
  const ticket = useLinkToken('ticket');
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeMutation();
  const sentence = useProblemSentence(error);
  if (ticket === null) return <WithoutTicket />;
  if (isSuccess) return <Done />;
  return (
    <Frame title={formatMessage(messages.title)}>
      <p className="dim">{formatMessage(messages.text)}</p>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button look="primary" size="lg" busy={isLoading} onClick={() => void unsubscribe(ticket)}>
        {formatMessage(messages.stop)}
      </Button>
      {sentence && <NextStepLink />}
    </Frame>
  );
};
