import { useIntl } from 'react-intl';
import { useLinkToken } from '../../lib/link-token.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { authMessages as messages } from './account.messages.ts';
import { AskPasswordLink } from './ask-password-link.tsx';
import { ResetPassword } from './reset-password.tsx';

/** Without the token of a mail: asks where to send one. With it: the new password. */
export const ForgotPasswordScreen = () => {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  usePageTitle(formatMessage(messages.forgotTitle));
  return token === null ? <AskPasswordLink /> : <ResetPassword token={token} />;
};
