import { isClientError } from '@ecrin/browser/api/problem.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { authMessages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { useEndUnknownSessionMutation } from './not-me.api.ts';
import { notMeMessages as messages } from './not-me.messages.ts';

const filled = buttonLook({ look: 'primary', size: 'lg', block: true });
const quiet = buttonLook({ size: 'lg', block: true });

/** Where to go on: a new password, and the devices. */
const Next = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link href="/forgot-password" {...filled}>
        {formatMessage(messages.password)}
      </Link>
      <Link href="/app/profile/devices" {...quiet}>
        {formatMessage(messages.devices)}
      </Link>
    </>
  );
};

/** Sent as the page opens: nothing else is asked for. A link may be followed in an open page. */
const useEnding = (token: string | null) => {
  const [end, ending] = useEndUnknownSessionMutation();
  const send = useEffectEvent((given: string) => void end({ token: given }));
  useEffect(() => {
    if (token !== null) send(token);
  }, [token]);
  return { ...ending, again: () => token !== null && send(token) };
};

const Refused = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.refused));
  return (
    <AuthFrame title={formatMessage(messages.refused)}>
      <output className="dim">{formatMessage(messages.refusedText)}</output>
      <Next />
    </AuthFrame>
  );
};

const Ended = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.ended));
  return (
    <AuthFrame title={formatMessage(messages.ended)}>
      <output className="dim">{formatMessage(messages.endedText)}</output>
      <Next />
    </AuthFrame>
  );
};

/** « Ce n’était pas moi »: ends the session that a mail told of. */
export const NotMe = ({ token }: Readonly<{ token: string | null }>) => {
  const { formatMessage } = useIntl();
  const { isSuccess, error, again } = useEnding(token);
  const sentence = useProblemSentence(error);
  if (isSuccess) return <Ended />;
  if (token === null || isClientError(error)) return <Refused />;
  return (
    <AuthFrame title={formatMessage(messages.ending)}>
      {sentence === null ? (
        <Skeleton label={formatMessage(authMessages.loading)} lines={[94, 71]} />
      ) : (
        <>
          <Banner tone="bad">{sentence}</Banner>
          <Button look="primary" size="lg" block onClick={again}>
            {formatMessage(authMessages.retry)}
          </Button>
        </>
      )}
    </AuthFrame>
  );
};
