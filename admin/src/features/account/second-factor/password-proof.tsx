import { requiredFault, readPassword, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
// oxlint-disable jsx-a11y/no-autofocus -- a step with one field, which the person has just asked for
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, Password, useFaultMessage } from '#lib/form/form.tsx';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

type PasswordProofProps = Readonly<{
  busy: boolean;
  problem: unknown;
  onProve: (password: string) => void;
  onCancel?: (() => void) | undefined;
}>;

/** The password once more, before the second factor is changed. */
export const PasswordProof = ({ busy, problem, onProve, onCancel }: PasswordProofProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [fault, setFault] = useState<FieldFault>();
  const send = (fields: FormData) => {
    const password = readPassword(fields, 'password');
    setFault(requiredFault(password));
    if (password !== '') onProve(password);
  };
  return (
    <Form
      send={formatMessage(messages.goOn)}
      busy={busy}
      problem={problem}
      onSend={send}
      aside={onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
    >
      <Password
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="current-password"
        hint={formatMessage(messages.passwordHint)}
        error={faultOf(fault)}
        autoFocus
      />
    </Form>
  );
};
