import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { useSignOutClientMutation } from '#lib/session/client.api.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession } from '#lib/session/session.ts';
import { confirmMessages as messages } from './confirm.messages.ts';

/** Signs out, and leads to signing in, which comes back to this page. */
export const SignInAgain = () => {
  const [signOut, { isLoading }] = useSignOutClientMutation();
  const [page, navigate] = useLocation();
  const leave = async () => {
    await signOut();
    navigate(`/login?${new URLSearchParams({ to: page }).toString()}`);
    endSession();
    clearLostSession();
  };
  return (
    <>
      <p>
        <FormattedMessage {...messages.signInAgain} />
      </p>
      <Button look="primary" block busy={isLoading} onClick={() => void leave()}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </>
  );
};
