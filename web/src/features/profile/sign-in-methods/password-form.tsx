import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import { useChangePasswordMutation } from '../security/security.api.ts';
import { securityMessages as messages } from '../security/security.messages.ts';
import { newPasswordFaults, readNewPassword } from './password-fields.ts';
import styles from '../security/security.module.css';

type Faults = Partial<ReturnType<typeof newPasswordFaults>>;
type PasswordFormProps = Readonly<{ email: string; onDone: () => void; onCancel: () => void }>;

/** What is typed goes with the form; a refusal is said in the server's own sentence. */
export const PasswordForm = ({ email, onDone, onCancel }: PasswordFormProps) => {
  const { formatMessage } = useIntl();
  const [changePassword, { isLoading, error }] = useChangePasswordMutation();
  const sentence = useProblemSentence(error);
  const [faults, setFaults] = useState<Faults>({});
  const fault = (name: keyof Faults) => (faults[name] ? formatMessage(messages[faults[name]]) : null);
  const eye = { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide), required: true };

  const send = async (fields: FormData) => {
    const typed = readNewPassword(fields);
    const found = newPasswordFaults(typed);
    setFaults(found);
    if (isLoading || Object.values(found).some(Boolean)) return;
    const { currentPassword, newPassword } = typed;
    if (!(await changePassword({ currentPassword, newPassword })).error) onDone();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      {/* So that a password manager knows whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={formatMessage(messages.current)}
        name="current"
        autoComplete="current-password"
        error={fault('current')}
        {...eye}
      />
      <PasswordField
        label={formatMessage(messages.wanted)}
        name="wanted"
        autoComplete="new-password"
        hint={formatMessage(messages.wantedHint)}
        error={fault('wanted')}
        {...eye}
      />
      <PasswordField
        label={formatMessage(messages.confirmation)}
        name="confirmation"
        autoComplete="new-password"
        error={fault('confirmation')}
        {...eye}
      />
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={isLoading}>
          {formatMessage(messages.keep)}
        </Button>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      </div>
    </form>
  );
};
