import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { renewSession } from '#lib/api/authorised-fetch.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { storedUserId } from '#lib/session/session.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame, ContinueLink } from '../form/auth-frame.tsx';
import { keptDestination } from './destination.ts';
import { NameStep } from './name-step.tsx';

/** Asks for a first name when the account has none; else continues to the app. */
const Welcome = () => {
  const { data: client, isLoading, isFetching } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading || isFetching) return <Opening />;
  const userId = storedUserId();
  return client && client.firstname === null && userId !== null ? (
    <NameStep userId={userId} />
  ) : (
    <Redirect to={keptDestination()} replace />
  );
};

const Opening = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.openingTitle));
  return (
    <AuthFrame title={formatMessage(messages.openingTitle)}>
      <Skeleton label={formatMessage(messages.loading)} lines={[94, 71]} />
    </AuthFrame>
  );
};

const NotOpened = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.notOpenedTitle));
  return (
    <AuthFrame title={formatMessage(messages.notOpenedTitle)}>
      <p className="dim">{formatMessage(messages.notOpenedText)}</p>
      <ContinueLink />
    </AuthFrame>
  );
};

/** Back from an OAuth provider: the server exchanges the cookie it set for a session. */
export const OAuthReturn = () => {
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => {
    void renewSession().then(setOpened);
  }, []);
  if (opened === null) return <Opening />;
  return opened ? <Welcome /> : <NotOpened />;
};
