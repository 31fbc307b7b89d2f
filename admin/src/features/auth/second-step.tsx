// oxlint-disable jsx-a11y/no-autofocus -- a step with one field, which is what the person came for
import { isApiProblem, isClientError } from '@ecrin/browser/api/problem.ts';
import { requiredFault, readText, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { startSession } from '#lib/session/session.ts';
import { useTakeSecondStepMutation } from './auth.api.ts';
import { authMessages as messages } from './auth.messages.ts';
import styles from './auth.module.css';

type SecondStepProps = Readonly<{
  secondStep: string;
  /** Back to the first step, with the reason when it was not requested. */ onAgain: (why?: unknown) => void;
}>;

const useSecondStep = ({ secondStep, onAgain }: SecondStepProps) => {
  const [takeSecondStep, take] = useTakeSecondStepMutation();
  const [digits, setDigits] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [fault, setFault] = useState<FieldFault>();
  const send = async (code: string) => {
    setFault(requiredFault(code));
    if (code === '' || take.isLoading) return;
    const { data: session, error: refused } = await takeSecondStep({ secondStep, code });
    if (session) startSession(session);
    else if (isApiProblem(refused) && refused.code === 'admin.second-step-over') onAgain(refused);
    else if (isClientError(refused)) setDigits('');
  };
  const change = () => {
    take.reset();
    setFault(undefined);
    setDigits('');
    setRecovering(!recovering);
  };
  return { take, digits, setDigits, recovering, fault, send, change };
};

const RecoveryCodeField = ({ error }: Readonly<{ error: string | null }>) => (
  <Field
    label={useIntl().formatMessage(messages.recoveryCode)}
    name="code"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={20}
    error={error}
    autoFocus
    required
  />
);

type AuthenticatorCodeFieldProps = Readonly<{
  value: string;
  onChange: (digits: string) => void;
  onFull: (code: string) => Promise<void>;
  error: string | null;
}>;

const AuthenticatorCodeField = ({ onFull, ...field }: AuthenticatorCodeFieldProps) => (
  <CodeField
    {...field}
    label={useIntl().formatMessage(messages.code)}
    name="code"
    onFull={(code) => void onFull(code)}
    autoFocus
  />
);

/** Six digits of the authenticator, sent once complete; or one of the recovery codes. */
export const SecondStep = ({ secondStep, onAgain }: SecondStepProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const { take, digits, setDigits, recovering, fault, send, change } = useSecondStep({ secondStep, onAgain });
  usePageTitle(formatMessage(messages.secondStep));
  return (
    <AuthFrame
      title={formatMessage(messages.secondStep)}
      text={formatMessage(recovering ? messages.recoveryText : messages.codeText)}
    >
      <Form
        key={String(recovering)}
        send={formatMessage(messages.goOn)}
        busy={take.isLoading}
        problem={take.error}
        onSend={(fields) => void send(recovering ? readText(fields, 'code') : digits)}
      >
        {recovering ? (
          <RecoveryCodeField error={faultOf(fault)} />
        ) : (
          <AuthenticatorCodeField value={digits} onChange={setDigits} onFull={send} error={faultOf(fault)} />
        )}
      </Form>
      <div className={styles['others']}>
        <Button look="text" onClick={change}>
          {formatMessage(recovering ? messages.byCode : messages.byRecovery)}
        </Button>
        <Button look="text" onClick={() => onAgain()}>
          {formatMessage(messages.startAgain)}
        </Button>
      </div>
    </AuthFrame>
  );
};
