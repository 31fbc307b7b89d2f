import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useToken } from '../../lib/session.ts';
import { accountMessages as messages } from './account.messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

type WaitingProps = Readonly<{ title: MessageDescriptor; text: MessageDescriptor }>;

/** What identity mails will do, said plainly, with the ways that exist today. */
const Waiting = ({ title, text }: WaitingProps) => {
  const { formatMessage } = useIntl();
  const loggedIn = useToken() !== null;
  usePageTitle(formatMessage(title));
  return (
    <SignInFrame title={formatMessage(title)}>
      <p className="dim">{formatMessage(text)}</p>
      <Link href={loggedIn ? '/app' : '/login'} {...buttonLook({ look: 'primary', size: 'lg', block: true })}>
        {formatMessage(loggedIn ? messages.backToThoughts : messages.backToLogIn)}
      </Link>
    </SignInFrame>
  );
};

export const ForgotPasswordScreen = () => <Waiting title={messages.forgotTitle} text={messages.forgotText} />;
export const VerifyScreen = () => <Waiting title={messages.verifyTitle} text={messages.verifyText} />;
