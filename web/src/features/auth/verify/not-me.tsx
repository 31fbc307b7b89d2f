import { isClientError } from '@ecrin/browser/api/problem.ts';
import { useSendLinkToken } from '@ecrin/browser/navigation/send-link-token.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
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

/** `text`: what happened. */
const Over = ({ title, text }: Readonly<{ title: MessageDescriptor; text: MessageDescriptor }>) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <AuthFrame title={formatMessage(title)}>
      <output className="dim">{formatMessage(text)}</output>
      <Next />
    </AuthFrame>
  );
};

/** « Ce n’était pas moi »: ends the session that a mail told of. */
export const NotMe = ({ token }: Readonly<{ token: string | null }>) => {
  const { formatMessage } = useIntl();
  const [end, { isSuccess, error }] = useEndUnknownSessionMutation();
  const again = useSendLinkToken(token, (given) => end({ token: given }));
  const sentence = useProblemSentence(error);
  if (isSuccess) return <Over title={messages.ended} text={messages.endedText} />;
  if (token === null || isClientError(error)) return <Over title={messages.refused} text={messages.refusedText} />;
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
