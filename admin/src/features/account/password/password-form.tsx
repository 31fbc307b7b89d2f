import {
  confirmationFault,
  hasFault,
  requiredFault,
  readPassword,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, Password, useFaultMessage, NewPassword } from '#lib/form/form.tsx';
import { useChangeOwnPasswordMutation } from '../account.api.ts';
import { accountMessages as messages } from '../account.messages.ts';
import styles from '../account.module.css';

type PasswordFormProps = Readonly<{
  email: string;
  /** The current password, where it was just typed: it is not asked for again. */
  known?: string | null;
  onDone: (newPassword: string) => void;
  /** Absent: there is no way back. */
  onCancel?: () => void;
}>;

type PasswordFieldsProps = Readonly<{ email: string; known: string | null; faults: FieldFaults }>;

const PasswordFields = ({ email, known, faults }: PasswordFieldsProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      {/* For password managers: the account of the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {known === null && (
        <Password
          label={formatMessage(messages.current)}
          name="current"
          autoComplete="current-password"
          error={faultOf(faults['current'])}
        />
      )}
      <NewPassword
        name="wanted"
        label={formatMessage(messages.wanted)}
        hint={formatMessage(messages.wantedHint)}
        confirmationLabel={formatMessage(messages.confirmation)}
        faults={faults}
      />
    </>
  );
};

export const PasswordForm = ({ email, known = null, onDone, onCancel }: PasswordFormProps) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading, error }] = useChangeOwnPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = async (fields: FormData) => {
    const [currentPassword, newPassword] = [known ?? readPassword(fields, 'current'), readPassword(fields, 'wanted')];
    const found = {
      current: requiredFault(currentPassword),
      wanted: requiredFault(newPassword),
      confirmation: confirmationFault(newPassword, readPassword(fields, 'confirmation')),
    };
    setFaults(found);
    if (!hasFault(found) && !(await change({ currentPassword, newPassword })).error) onDone(newPassword);
  };
  return (
    <div className={styles['form']}>
      <Form
        send={formatMessage(messages.keep)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
        aside={onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
      >
        <PasswordFields email={email} known={known} faults={faults} />
      </Form>
    </div>
  );
};
