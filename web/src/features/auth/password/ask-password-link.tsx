import { emailFault, readText, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAskPasswordLinkMutation } from '#lib/session/sign-in-methods.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthForm, AlternativeLink } from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => (
  <>
    <output>
      <FormattedMessage {...messages.linkSent} values={{ ...bold, email }} />
    </output>
    <p className="sm dim">
      <FormattedMessage {...messages.linkSentHint} />
    </p>
    <Button size="lg" block onClick={onOther}>
      <FormattedMessage {...messages.otherAddress} />
    </Button>
  </>
);

/** The same words whether or not anybody has that address. */
export const AskPasswordLink = () => {
  const { formatMessage } = useIntl();
  const [ask, { isLoading, error }] = useAskPasswordLinkMutation();
  const [fault, setFault] = useState<FieldFault>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (fields: FormData) => {
    const email = readText(fields, 'email');
    const found = emailFault(email);
    setFault(found);
    if (!found && !(await ask({ email })).error) setSentTo(email);
  };
  return (
    <AuthFrame title={formatMessage(messages.forgotTitle)}>
      {sentTo === null ? (
        <>
          <p className="dim">{formatMessage(messages.forgotText)}</p>
          <AuthForm
            send={formatMessage(messages.sendLink)}
            busy={isLoading}
            problem={error}
            onSend={(fields) => void send(fields)}
          >
            <Field
              label={formatMessage(messages.email)}
              name="email"
              type="email"
              autoComplete="username"
              maxLength={254}
              error={fault ? formatMessage(messages[fault]) : null}
              required
            />
          </AuthForm>
        </>
      ) : (
        <Sent email={sentTo} onOther={() => setSentTo(null)} />
      )}
      <AlternativeLink question={formatMessage(messages.remembered)}>
        <Link href="/login" className="link">
          {formatMessage(messages.logIn)}
        </Link>
      </AlternativeLink>
    </AuthFrame>
  );
};
