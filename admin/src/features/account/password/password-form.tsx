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

type PasswordFormProps = Readonly<{ email: string; onDone: () => void; onCancel: () => void }>;

const PasswordFields = ({ email, faults }: Readonly<{ email: string; faults: FieldFaults }>) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      {/* For password managers: the account of the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Password
        label={formatMessage(messages.current)}
        name="current"
        autoComplete="current-password"
        error={faultOf(faults['current'])}
      />
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

export const PasswordForm = ({ email, onDone, onCancel }: PasswordFormProps) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading, error }] = useChangeOwnPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = async (fields: FormData) => {
    const [currentPassword, newPassword] = [readPassword(fields, 'current'), readPassword(fields, 'wanted')];
    const found = {
      current: requiredFault(currentPassword),
      wanted: requiredFault(newPassword),
      confirmation: confirmationFault(newPassword, readPassword(fields, 'confirmation')),
    };
    setFaults(found);
    if (!hasFault(found) && !(await change({ currentPassword, newPassword })).error) onDone();
  };
  return (
    <div className={styles['form']}>
      <Form
        send={formatMessage(messages.keep)}
        busy={isLoading}
        problem={error}
        onSend={(fields) => void send(fields)}
        aside={<Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
      >
        <PasswordFields email={email} faults={faults} />
      </Form>
    </div>
  );
};
