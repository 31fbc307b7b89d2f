import {
  confirmationFault,
  emailFault,
  hasFault,
  requiredFault,
  readPassword,
  readText,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useFaultMessage, NewPassword } from '#lib/form/form.tsx';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { startSession } from '#lib/session/session.ts';
import { holdSignInPassword } from '#lib/session/sign-in-password.ts';
import { useBeFirstAdminMutation } from './auth.api.ts';
import { authMessages as messages } from './auth.messages.ts';

type FirstStartProps = Readonly<{ token: string; /** To the ordinary login. */ onOther: () => void }>;
const read = (fields: FormData) => ({
  fullname: readText(fields, 'fullname'),
  email: readText(fields, 'email'),
  password: readPassword(fields, 'password'),
});

const FirstAdminFields = ({ faults }: Readonly<{ faults: FieldFaults }>) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      <Field
        label={formatMessage(messages.fullname)}
        name="fullname"
        autoComplete="name"
        maxLength={120}
        error={faultOf(faults['fullname'])}
        required
      />
      <Field
        label={formatMessage(messages.email)}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        error={faultOf(faults['email'])}
        required
      />
      <NewPassword
        name="password"
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
        confirmationLabel={formatMessage(messages.confirmation)}
        faults={faults}
      />
    </>
  );
};

/** The first Super Admin, by the link the server printed. */
export const FirstStart = ({ token, onOther }: FirstStartProps) => {
  const { formatMessage } = useIntl();
  const [beFirst, { isLoading, error }] = useBeFirstAdminMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.firstTitle));

  const send = async (fields: FormData) => {
    const typed = read(fields);
    const found = {
      fullname: requiredFault(typed.fullname),
      email: emailFault(typed.email),
      password: requiredFault(typed.password),
      confirmation: confirmationFault(typed.password, readPassword(fields, 'confirmation')),
    };
    setFaults(found);
    if (hasFault(found)) return;
    const { data: session } = await beFirst({ token, ...typed });
    if (!session) return;
    holdSignInPassword(typed.password);
    startSession(session);
  };
  return (
    <AuthFrame title={formatMessage(messages.firstTitle)} text={formatMessage(messages.firstText)}>
      <Form
        send={formatMessage(messages.openAccount)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
        <FirstAdminFields faults={faults} />
      </Form>
      <Button look="text" onClick={onOther}>
        {formatMessage(messages.haveAccount)}
      </Button>
    </AuthFrame>
  );
};
