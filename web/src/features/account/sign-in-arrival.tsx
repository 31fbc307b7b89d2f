import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect } from 'wouter';
import { renewSession } from '../../lib/authorised-fetch.ts';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { storedUserId } from '../../lib/session.ts';
import { accountMessages as messages } from './account.messages.ts';
import { NameStep } from './name-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { WayOn } from './way-on.tsx';

/** Who has no first name yet is asked for it; everybody else goes on. */
const Welcome = () => {
  const { data: client, isLoading, isFetching } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading || isFetching) return <Opening />;
  const userId = storedUserId();
  return client && client.firstname === null && userId !== null ? (
    <NameStep userId={userId} />
  ) : (
    <Redirect to="/app" replace />
  );
};

const Opening = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.openingTitle));
  return (
    <SignInFrame title={formatMessage(messages.openingTitle)}>
      <Skeleton label={formatMessage(messages.loading)} lines={[94, 71]} />
    </SignInFrame>
  );
};

const NotOpened = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.notOpenedTitle));
  return (
    <SignInFrame title={formatMessage(messages.notOpenedTitle)}>
      <p className="dim">{formatMessage(messages.notOpenedText)}</p>
      <WayOn />
    </SignInFrame>
  );
};

/** Back from a provider: the session lies in its cookie and is fetched from there. */
export const SignInArrival = () => {
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => {
    void renewSession().then(setOpened);
  }, []);
  if (opened === null) return <Opening />;
  return opened ? <Welcome /> : <NotOpened />;
};
