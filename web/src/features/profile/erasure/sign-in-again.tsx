import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { useSignOutClientMutation } from '#lib/session/client.api.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession } from '#lib/session/session.ts';
import { formMessages as messages } from './erasure-form.messages.ts';

/** Signs out, and leads to signing in and back. */
export const SignInAgain = () => {
  const [signOut, { isLoading }] = useSignOutClientMutation();
  const [, navigate] = useLocation();
  const leave = async () => {
    await signOut();
    navigate('/login?to=erasure');
    endSession();
    clearLostSession();
  };
  const go = (
    <Button busy={isLoading} onClick={() => void leave()}>
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
  return (
    <Banner tone="bad" action={go}>
      <FormattedMessage {...messages.signInAgain} />
    </Banner>
  );
};
