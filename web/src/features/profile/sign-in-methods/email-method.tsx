import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { useIntl } from 'react-intl';
import { unprovedEmail } from '#lib/session/unproved-email.ts';
import { EmailForm } from './email-form.tsx';
import { SignInMethodForm } from './sign-in-method-form.tsx';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';

/** Whether the address counts; where it is confirmed stands at the head of the screen. */
const EmailStatus = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const waiting = unprovedEmail(client);
  if (waiting === null)
    return <p className="sm dim">{formatMessage(client.email === null ? messages.emailNone : messages.emailProved)}</p>;
  const sentence =
    client.awaitedEmail === null
      ? formatMessage(messages.emailToProve)
      : formatMessage(messages.emailAwaited, { email: client.awaitedEmail });
  return <p className="sm dim">{sentence}</p>;
};

export const EmailMethod = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const has = client.email !== null;
  return (
    <SignInMethodForm
      title={formatMessage(messages.email)}
      text={
        <>
          {has && <p>{client.email}</p>}
          <EmailStatus client={client} />
        </>
      }
      action={formatMessage(has ? messages.change : messages.add)}
      actionOf={formatMessage(has ? messages.changeEmail : messages.addEmail)}
    >
      {(close) => <EmailForm client={client} onDone={close} />}
    </SignInMethodForm>
  );
};
