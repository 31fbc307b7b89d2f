// oxlint-disable jsx-a11y/no-autofocus -- a step with one field, which is what the person came for
import { isApiProblem, isClientError } from '@ecrin/browser/api/problem.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { requiredFault, readText, type FieldFault } from '#lib/form/form-fields.ts';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
import { AuthFrame } from '#lib/page/auth-frame.tsx';
import { startSession } from '#lib/session/session.ts';
import { useTakeSecondStepMutation } from './auth.api.ts';
import { authMessages as messages } from './auth.messages.ts';
import styles from './auth.module.css';

type SecondStepProps = Readonly<{
  secondStep: string;
  /** Back to the first step, and why when it was not wished. */ onAgain: (why?: unknown) => void;
}>;

/** Six digits of the authenticator, sent once they are whole; or one of the recovery codes. */
export const SecondStep = ({ secondStep, onAgain }: SecondStepProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [take, { isLoading, error, reset }] = useTakeSecondStepMutation();
  const [digits, setDigits] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [fault, setFault] = useState<FieldFault>();
  usePageTitle(formatMessage(messages.secondStep));

  const send = async (code: string) => {
    setFault(requiredFault(code));
    if (code === '' || isLoading) return;
    const { data: session, error: refused } = await take({ secondStep, code });
    if (session) startSession(session);
    else if (isApiProblem(refused) && refused.code === 'admin.second-step-over') onAgain(refused);
    else if (isClientError(refused)) setDigits('');
  };
  const change = () => {
    reset();
    setFault(undefined);
    setDigits('');
    setRecovering(!recovering);
  };
  return (
    <AuthFrame
      title={formatMessage(messages.secondStep)}
      text={formatMessage(recovering ? messages.recoveryText : messages.codeText)}
    >
      <Form
        key={String(recovering)}
        send={formatMessage(messages.goOn)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(recovering ? readText(fields, 'code') : digits)}
      >
        {recovering ? (
          <Field
            label={formatMessage(messages.recoveryCode)}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
            error={faultOf(fault)}
            autoFocus
            required
          />
        ) : (
          <CodeField
            label={formatMessage(messages.code)}
            name="code"
            value={digits}
            onChange={setDigits}
            onFull={(code) => void send(code)}
            error={faultOf(fault)}
            autoFocus
          />
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
