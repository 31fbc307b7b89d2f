import { isClientError } from '@ecrin/browser/api/problem.ts';
import { useLinkToken } from '@ecrin/browser/navigation/link-token.ts';
import { useSendLinkToken } from '@ecrin/browser/navigation/send-link-token.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { libMessages } from '#lib/lib.messages.ts';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { useEndUnknownSessionMutation } from './not-me.api.ts';
import { notMeMessages as messages } from './not-me.messages.ts';

/** `text`: what happened. Where nobody is signed in, the link leads through signing in. */
const Over = ({ title, text }: Readonly<{ title: MessageDescriptor; text: MessageDescriptor }>) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <AuthFrame title={formatMessage(title)}>
      <output className="dim">{formatMessage(text)}</output>
      <Link href="/admin/account" {...buttonLook({ look: 'primary', size: 'lg', block: true })}>
        {formatMessage(messages.account)}
      </Link>
    </AuthFrame>
  );
};

/** « Ce n’était pas moi »: ends the session that a mail told of. */
export const NotMeScreen = () => {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  const [end, { isSuccess, error }] = useEndUnknownSessionMutation();
  const again = useSendLinkToken(token, (given) => end({ token: given }));
  const formatProblem = useFormatProblem();
  const sentence = error === undefined ? null : formatProblem(error);
  usePageTitle(formatMessage(messages.ending));
  if (isSuccess) return <Over title={messages.ended} text={messages.endedText} />;
  if (token === null || isClientError(error)) return <Over title={messages.refused} text={messages.refusedText} />;
  return (
    <AuthFrame title={formatMessage(messages.ending)}>
      {sentence === null ? (
        <Skeleton label={formatMessage(messages.ending)} lines={[94, 71]} />
      ) : (
        <>
          <Banner tone="bad">{sentence}</Banner>
          <Button look="primary" size="lg" block onClick={again}>
            {formatMessage(libMessages.retry)}
          </Button>
        </>
      )}
    </AuthFrame>
  );
};
