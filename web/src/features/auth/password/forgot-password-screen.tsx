import { useIntl } from 'react-intl';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useLinkToken } from '#lib/session/link-token.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AskPasswordLink } from './ask-password-link.tsx';
import { ResetPassword } from './reset-password.tsx';

/** Without the token of a mail: asks where to send one. With it: the new password. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  usePageTitle(formatMessage(messages.forgotTitle));
  return token === null ? <AskPasswordLink /> : <ResetPassword token={token} />;
};
