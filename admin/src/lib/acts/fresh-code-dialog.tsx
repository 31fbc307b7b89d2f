import { isClientError } from '@ecrin/browser/api/problem.ts';
import { requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useFaultMessage } from '../form/form.tsx';
import { libMessages as messages } from '../lib.messages.ts';
import { useProveSecondFactorMutation } from './fresh-code.api.ts';
import { useFreshCode } from './fresh-code.ts';

const CodeForm = ({ settle }: Readonly<{ settle: (proved: boolean) => void }>) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [prove, { isLoading, error }] = useProveSecondFactorMutation();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const send = async (code: string) => {
    setFault(requiredFault(code));
    if (code === '' || isLoading) return;
    const { error: refused } = await prove({ code });
    if (!refused) settle(true);
    else if (isClientError(refused)) setDigits('');
  };
  return (
    <Form
      send={formatMessage(messages.freshCodeSend)}
      busy={isLoading}
      problem={error}
      onSend={() => void send(digits)}
      aside={<Button onClick={() => settle(false)}>{formatMessage(messages.cancel)}</Button>}
    >
      <p className="sm dim">{formatMessage(messages.freshCodeText)}</p>
      <CodeField
        label={formatMessage(messages.freshCode)}
        name="code"
        value={digits}
        onChange={setDigits}
        onFull={(code) => void send(code)}
        error={faultOf(fault)}
      />
    </Form>
  );
};

/** Before what is grave: a code once more. The request that was refused without it is then sent again. */
export const FreshCodeDialog = () => {
  const { formatMessage } = useIntl();
  const waiting = useFreshCode();
  return waiting ? (
    <Dialog title={formatMessage(messages.freshCodeTitle)} onClose={() => waiting.settle(false)}>
      <CodeForm settle={waiting.settle} />
    </Dialog>
  ) : null;
};
