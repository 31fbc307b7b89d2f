import { isClientError } from '@ecrin/browser/api/problem.ts';
import { requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';
import { Form, useFaultMessage } from './form.tsx';

type CodeFormProps = Readonly<{
  label: string;
  send: string;
  busy: boolean;
  /** The refusal of the last attempt. */
  problem: unknown;
  /** Resolves with why it was refused; undefined: it was not. */
  onCode: (code: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}>;

/** A code of an authenticator, sent once complete; one that is refused is typed anew. */
export const CodeForm = ({ label, onCode, onCancel, children, ...form }: CodeFormProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const send = async (code: string) => {
    setFault(requiredFault(code));
    if (code === '' || form.busy) return;
    if (isClientError(await onCode(code))) setDigits('');
  };
  return (
    <Form
      {...form}
      onSend={() => void send(digits)}
      aside={onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
    >
      {children}
      <CodeField
        label={label}
        name="code"
        value={digits}
        onChange={setDigits}
        onFull={(code) => void send(code)}
        error={faultOf(fault)}
      />
    </Form>
  );
};
