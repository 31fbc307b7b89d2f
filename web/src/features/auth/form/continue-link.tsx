import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { authMessages as messages } from '../auth.messages.ts';

/** Out of a screen that has done its work: to one's thoughts, or to signing in. */
export const ContinueLink = ({ look = 'primary' }: { look?: 'primary' | 'quiet' }) => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  return (
    <Link href={signedIn ? '/app' : '/login'} {...buttonLook({ look, size: 'lg', block: true })}>
      {formatMessage(signedIn ? messages.backToThoughts : messages.logIn)}
    </Link>
  );
};
