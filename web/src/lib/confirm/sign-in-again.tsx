import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { useSignOutClientMutation } from '#lib/session/client.api.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession } from '#lib/session/session.ts';
import { confirmMessages as messages } from './confirm.messages.ts';

/** Signs out, and leads to signing in; `signInPath`: from where that comes back. */
export const SignInAgain = ({ signInPath }: Readonly<{ signInPath: string }>) => {
  const [signOut, { isLoading }] = useSignOutClientMutation();
  const [, navigate] = useLocation();
  const leave = async () => {
    await signOut();
    navigate(signInPath);
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
