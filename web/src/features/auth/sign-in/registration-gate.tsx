import { readText } from '@ecrin/browser/form/form-fields.ts';
import type { SignInMethods } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthFrame } from '../form/auth-frame.tsx';
import { usePassingOn } from './auth-address.ts';

type RegistrationGateProps = Readonly<{
  mode: SignInMethods['registration'];
  code: string | null;
  otherWay: ReactNode;
  children: ReactNode;
}>;

/** Says that registration is closed, or asks for the code it takes, before anything else is typed. */
export const RegistrationGate = ({ mode, code, otherWay, children }: RegistrationGateProps) => {
  const { formatMessage } = useIntl();
  if (mode === 'open' || (mode === 'code' && code !== null)) return children;
  return mode === 'closed' ? (
    <AuthFrame title={formatMessage(messages.closedTitle)}>
      <p>{formatMessage(messages.closedText)}</p>
      {otherWay}
    </AuthFrame>
  ) : (
    <AuthFrame title={formatMessage(messages.byCodeTitle)}>
      <p>{formatMessage(messages.byCodeText)}</p>
      <CodeForm />
      {otherWay}
    </AuthFrame>
  );
};

/** The code stays in the address, as in the link of a friend. */
const CodeForm = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [missing, setMissing] = useState(false);
  const passOn = usePassingOn();
  const send = (fields: FormData) => {
    const code = readText(fields, 'code');
    setMissing(code === '');
    if (code !== '') navigate(passOn('/register', code));
  };
  return (
    <AuthForm send={formatMessage(messages.goOn)} busy={false} problem={undefined} onSend={send}>
      <Field
        label={formatMessage(messages.invitationCode)}
        name="code"
        autoComplete="off"
        maxLength={40}
        error={missing ? formatMessage(messages.required) : null}
        required
      />
    </AuthForm>
  );
};
