import type { ClientProfile } from '@ecrin/contracts/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { showToast } from '../../lib/toasts.ts';
import { useAskPasswordLinkMutation } from '../../lib/ways-in.api.ts';
import { AccessRow } from './access-row.tsx';
import { accessMessages } from './access.messages.ts';
import { Disclosure } from './disclosure.tsx';
import { PasswordForm } from './password-form.tsx';
import { securityMessages as messages } from './security.messages.ts';
import { useTell } from './use-tell.ts';

/** A first password comes the same way as a forgotten one: by a link to the proved address. */
const FirstPassword = ({ client: { email, emailProved } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading }] = useAskPasswordLinkMutation();
  const tell = useTell();
  const can = email !== null && emailProved;
  const send = async () => {
    if (email !== null) tell(await ask({ email }), formatMessage(accessMessages.linkSent));
  };
  return (
    <AccessRow
      title={formatMessage(messages.password)}
      text={
        <p className="sm dim">{formatMessage(can ? accessMessages.passwordNone : accessMessages.passwordNeedsEmail)}</p>
      }
      acts={
        can && (
          <Button busy={isLoading} onClick={() => void send()}>
            {formatMessage(accessMessages.passwordLink)}
          </Button>
        )
      }
    />
  );
};

export const PasswordPart = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  if (!client.hasPassword) return <FirstPassword client={client} />;
  return (
    <Disclosure
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
    </Disclosure>
  );
};
