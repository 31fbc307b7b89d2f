import {
  emailFault,
  hasFault,
  requiredFault,
  readPassword,
  readText,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Form, Password, useFaultMessage } from '#lib/form/form.tsx';
import { withMessages } from '#lib/i18n/intl.ts';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { startSession, wasSessionLost } from '#lib/session/session.ts';
import { holdSignInPassword } from '#lib/session/sign-in-password.ts';
import { useSignInAdminMutation } from './auth.api.ts';
import { authMessages as messages } from './auth.messages.ts';

const { Screen: PasskeySignIn } = lazyScreen(
  withMessages('further', async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn),
);

type CredentialsStepProps = Readonly<{
  /** Why the person is back at this step. */ problem: unknown;
  onSecondStep: (secondStep: string) => void;
}>;

const CredentialsFields = ({ faults }: Readonly<{ faults: FieldFaults }>) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      <Field
        label={formatMessage(messages.email)}
        name="email"
        type="email"
        autoComplete="username webauthn"
        error={faultOf(faults['email'])}
        required
      />
      <Password
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="current-password"
        error={faultOf(faults['password'])}
      />
    </>
  );
};

/** E-mail and password. */
export const CredentialsStep = ({ problem, onSecondStep }: CredentialsStepProps) => {
  const { formatMessage } = useIntl();
  const [signIn, { isLoading, error, isUninitialized }] = useSignInAdminMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.logIn));

  const send = async (fields: FormData) => {
    const [email, password] = [readText(fields, 'email'), readPassword(fields, 'password')];
    const found = { email: emailFault(email), password: requiredFault(password) };
    setFaults(found);
    if (hasFault(found)) return;
    const { data: answer } = await signIn({ email, password });
    if (!answer) return;
    if ('secondStep' in answer) return onSecondStep(answer.secondStep);
    holdSignInPassword(password);
    startSession(answer);
  };
  return (
    <AuthFrame title={formatMessage(messages.title)}>
      {wasSessionLost() && isUninitialized && <Banner tone="info">{formatMessage(messages.lost)}</Banner>}
      <Form
        send={formatMessage(messages.logIn)}
        busy={isLoading}
        problem={error ?? (isUninitialized ? problem : undefined)}
        onSend={(fields) => void send(fields)}
      >
        <CredentialsFields faults={faults} />
      </Form>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<Skeleton lines={[100]} />}>
          <PasskeySignIn />
        </Suspense>
      </ErrorBoundary>
    </AuthFrame>
  );
};
