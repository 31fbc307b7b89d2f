import { usePageTitle } from '@ecrin/browser/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Entrance } from '#lib/entrance.tsx';
import {
  confirmationFault,
  emailFault,
  hasFault,
  missing,
  passwordOf,
  textOf,
  type FieldFaults,
} from '#lib/form-fields.ts';
import { Form, Password, useFault } from '#lib/form.tsx';
import { keepFreshPassword } from '#lib/fresh-password.ts';
import { startSession } from '#lib/session.ts';
import { useBeFirstAdminMutation } from './arriving.api.ts';
import { arrivingMessages as messages } from './arriving.messages.ts';

type FirstStartProps = Readonly<{ token: string; /** To the ordinary login. */ onOther: () => void }>;
const read = (fields: FormData) => ({
  fullname: textOf(fields, 'fullname'),
  email: textOf(fields, 'email'),
  password: passwordOf(fields, 'password'),
});

/** The first Super Admin, by the link the server printed. */
export const FirstStart = ({ token, onOther }: FirstStartProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFault();
  const [beFirst, { isLoading, error }] = useBeFirstAdminMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.firstTitle));

  const send = async (fields: FormData) => {
    const typed = read(fields);
    const found = {
      fullname: missing(typed.fullname),
      email: emailFault(typed.email),
      password: missing(typed.password),
      confirmation: confirmationFault(typed.password, passwordOf(fields, 'confirmation')),
    };
    setFaults(found);
    if (hasFault(found)) return;
    const { data: session } = await beFirst({ token, ...typed });
    if (!session) return;
    keepFreshPassword(typed.password);
    startSession(session);
  };
  return (
    <Entrance title={formatMessage(messages.firstTitle)} text={formatMessage(messages.firstText)}>
      <Form
        send={formatMessage(messages.openAccount)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
      >
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
        <Password
          label={formatMessage(messages.password)}
          name="password"
          autoComplete="new-password"
          hint={formatMessage(messages.passwordHint)}
          error={faultOf(faults['password'])}
        />
        <Password
          label={formatMessage(messages.confirmation)}
          name="confirmation"
          autoComplete="new-password"
          error={faultOf(faults['confirmation'])}
        />
      </Form>
      <Button look="text" onClick={onOther}>
        {formatMessage(messages.haveAccount)}
      </Button>
    </Entrance>
  );
};
