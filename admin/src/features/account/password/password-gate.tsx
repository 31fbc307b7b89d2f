import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { holdSignInPassword, takeSignInPassword } from '#lib/session/sign-in-password.ts';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { accountMessages as messages } from '../account.messages.ts';
import { PasswordForm } from './password-form.tsx';

type PasswordGateProps = Readonly<{ email: string; onDone: () => void }>;

/** Nobody goes on with a password that another administrator chose for them. */
export const PasswordGate = ({ email, onDone }: PasswordGateProps) => {
  const { formatMessage } = useIntl();
  const [known] = useState(takeSignInPassword);
  const logOut = useSignOut();
  const title = formatMessage(messages.ownPassword);
  usePageTitle(title);
  const done = (newPassword: string) => {
    // A second factor may be the next thing that is asked for.
    holdSignInPassword(newPassword);
    onDone();
  };
  return (
    <AuthFrame title={title} text={formatMessage(messages.ownPasswordText)}>
      <PasswordForm email={email} known={known} onDone={done} />
      <Button look="text" onClick={() => void logOut()}>
        {formatMessage(messages.logOut)}
      </Button>
    </AuthFrame>
  );
};
