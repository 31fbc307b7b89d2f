import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import { useAskPasswordLinkMutation } from '#lib/session/sign-in-methods.api.ts';
import { securityMessages as messages } from '../security/security.messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SignInMethodForm } from './sign-in-method-form.tsx';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

/** A first password comes the same way as a forgotten one: by a link to the proved address. */
const FirstPassword = ({ client: { email, emailProved } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading }] = useAskPasswordLinkMutation();
  const tell = useResultFeedback();
  const can = email !== null && emailProved;
  const send = async () => {
    if (email !== null) tell(await ask({ email }), formatMessage(signInMethodMessages.linkSent));
  };
  return (
    <SignInMethodRow
      title={formatMessage(messages.password)}
      text={
        <p className="sm dim">
          {formatMessage(can ? signInMethodMessages.passwordNone : signInMethodMessages.passwordNeedsEmail)}
        </p>
      }
      acts={
        can && (
          <Button busy={isLoading} onClick={() => void send()}>
            {formatMessage(signInMethodMessages.passwordLink)}
          </Button>
        )
      }
    />
  );
};

export const PasswordMethod = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  if (!client.hasPassword) return <FirstPassword client={client} />;
  return (
    <SignInMethodForm
      title={formatMessage(messages.password)}
      text={<p className="sm dim">{formatMessage(messages.passwordText)}</p>}
      action={formatMessage(messages.change)}
    >
      {(close) => {
        const done = () => {
          close();
          showToast({ tone: 'done', message: formatMessage(messages.changed) });
        };
        return <PasswordForm email={client.email ?? ''} onDone={done} onCancel={close} />;
      }}
    </SignInMethodForm>
  );
};
