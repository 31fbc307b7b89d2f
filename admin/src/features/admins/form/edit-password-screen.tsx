import {
  confirmationFault,
  hasFault,
  requiredFault,
  readPassword,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { NewPassword } from '#lib/form/form.tsx';
import { storedUserId } from '#lib/session/session.ts';
import { useSetAdminPasswordMutation } from '../admins.api.ts';
import { withAdmin } from '../with-admin.tsx';
import { AdminFormPage } from './admin-form-page.tsx';
import { adminFormMessages as messages } from './admin-form.messages.ts';

const faultsIn = (newPassword: string, confirmation: string): FieldFaults => ({
  wanted: requiredFault(newPassword),
  confirmation: confirmationFault(newPassword, confirmation),
});

/** A new password for another administrator; the own one is changed under « account », with the current one. */
export const EditPasswordScreen = withAdmin(({ admin }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [setPassword, { isLoading, error }] = useSetAdminPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const here = `/admin/admins/${admin.adminId}`;
  usePageTitle(formatMessage(messages.passwordTitle));
  if (admin.adminId === storedUserId()) return <Redirect to="/admin/account" replace />;

  const send = async (fields: FormData) => {
    const newPassword = readPassword(fields, 'wanted');
    const found = faultsIn(newPassword, readPassword(fields, 'confirmation'));
    setFaults(found);
    if (hasFault(found) || (await setPassword({ adminId: admin.adminId, body: { newPassword } })).error) return;
    showResult({}, formatMessage(messages.passwordChanged));
    navigate(here);
  };
  return (
    <AdminFormPage
      title={formatMessage(messages.passwordTitle)}
      text={formatMessage(messages.passwordText)}
      back={here}
      backLabel={admin.fullname ?? admin.email}
      send={formatMessage(messages.keep)}
      busy={isLoading}
      problem={error}
      onSend={send}
    >
      <NewPassword
        name="wanted"
        label={formatMessage(messages.newPassword)}
        hint={formatMessage(messages.passwordHint)}
        confirmationLabel={formatMessage(messages.confirmation)}
        faults={faults}
      />
    </AdminFormPage>
  );
});
