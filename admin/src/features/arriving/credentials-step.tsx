import { usePageTitle } from '@ecrin/browser/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Entrance } from '#lib/entrance.tsx';
import { emailFault, hasFault, missing, passwordOf, textOf, type FieldFaults } from '#lib/form-fields.ts';
import { Form, Password, useFault } from '#lib/form.tsx';
import { keepFreshPassword } from '#lib/fresh-password.ts';
import { startSession, wasLost } from '#lib/session.ts';
import { useLogInAdminMutation } from './arriving.api.ts';
import { arrivingMessages as messages } from './arriving.messages.ts';

type CredentialsStepProps = Readonly<{
  /** Why one is back here. */ problem: unknown;
  onSecondStep: (secondStep: string) => void;
}>;

/** E-mail and password. */
export const CredentialsStep = ({ problem, onSecondStep }: CredentialsStepProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFault();
  const [logIn, { isLoading, error, isUninitialized }] = useLogInAdminMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.logIn));

  const send = async (fields: FormData) => {
    const [email, password] = [textOf(fields, 'email'), passwordOf(fields, 'password')];
    const found = { email: emailFault(email), password: missing(password) };
    setFaults(found);
    if (hasFault(found)) return;
    const { data: answer } = await logIn({ email, password });
    if (!answer) return;
    if ('secondStep' in answer) return onSecondStep(answer.secondStep);
    keepFreshPassword(password);
    startSession(answer);
  };
  return (
    <Entrance title={formatMessage(messages.title)}>
      {wasLost() && isUninitialized && <Banner tone="info">{formatMessage(messages.lost)}</Banner>}
      <Form
        send={formatMessage(messages.logIn)}
        busy={isLoading}
        problem={error ?? (isUninitialized ? problem : undefined)}
        onSend={(fields) => void send(fields)}
      >
        <Field
          label={formatMessage(messages.email)}
          name="email"
          type="email"
          autoComplete="username"
          error={faultOf(faults['email'])}
          required
        />
        <Password
          label={formatMessage(messages.password)}
          name="password"
          autoComplete="current-password"
          error={faultOf(faults['password'])}
        />
      </Form>
    </Entrance>
  );
};
