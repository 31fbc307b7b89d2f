import { confirmationFault, requiredFault, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { NewPasswordFields } from '@ecrin/ui/field/new-password-fields.tsx';
import { useIntl } from 'react-intl';
import { authMessages as messages } from '../auth.messages.ts';
import { passwordMessages } from './password.messages.ts';

/** A new password that replaces another is typed twice. */
export const newPasswordFaults = (password: string, confirmation: string): FieldFaults => ({
  password: requiredFault(password),
  confirmation: confirmationFault(password, confirmation.normalize('NFC')),
});

type NewPasswordProps = Readonly<{ label: string; faults: FieldFaults }>;

/** A new password, typed twice. */
export const NewPassword = ({ label, faults }: NewPasswordProps) => {
  const { formatMessage } = useIntl();
  const fault = (name: string) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  return (
    <NewPasswordFields
      name="password"
      label={label}
      hint={formatMessage(messages.passwordHint)}
      error={fault('password')}
      confirmationLabel={formatMessage(passwordMessages.confirmation)}
      confirmationError={fault('confirmation')}
      showLabel={formatMessage(messages.show)}
      hideLabel={formatMessage(messages.hide)}
    />
  );
};
