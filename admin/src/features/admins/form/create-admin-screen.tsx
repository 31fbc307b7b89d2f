import {
  confirmationFault,
  emailFault,
  hasFault,
  requiredFault,
  readPassword,
  readText,
  type FieldFaults,
} from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { NewPassword } from '#lib/form/form.tsx';
import { useCreateAdminMutation } from '../admins.api.ts';
import { adminsMessages } from '../admins.messages.ts';
import { AdminFormPage } from './admin-form-page.tsx';
import { adminFormMessages as messages } from './admin-form.messages.ts';
import { IdentityFields } from './identity-fields.tsx';

const read = (fields: FormData) => ({
  fullname: readText(fields, 'fullname'),
  email: readText(fields, 'email'),
  password: readPassword(fields, 'password'),
});

const faultsIn = (typed: ReturnType<typeof read>, confirmation: string): FieldFaults => ({
  fullname: requiredFault(typed.fullname),
  email: emailFault(typed.email),
  password: requiredFault(typed.password),
  confirmation: confirmationFault(typed.password, confirmation),
});

export const CreateAdminScreen = () => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [create, { isLoading, error }] = useCreateAdminMutation();
  // One id for all attempts: a retry creates no second administrator.
  const [adminId] = useState(newId);
  const [role, setRole] = useState<AdminRole>('admin');
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.createTitle));

  const send = async (fields: FormData) => {
    const typed = read(fields);
    const found = faultsIn(typed, readPassword(fields, 'confirmation'));
    setFaults(found);
    if (hasFault(found) || (await create({ adminId, role, ...typed })).error) return;
    showResult({}, formatMessage(messages.added));
    navigate(`/admin/admins/${adminId}`);
  };
  return (
    <AdminFormPage
      title={formatMessage(messages.createTitle)}
      back="/admin/admins"
      backLabel={formatMessage(adminsMessages.title)}
      send={formatMessage(messages.createDo)}
      busy={isLoading}
      problem={error}
      onSend={send}
    >
      <IdentityFields faults={faults} role={role} onRole={setRole} />
      <NewPassword
        name="password"
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
        confirmationLabel={formatMessage(messages.confirmation)}
        faults={faults}
      />
    </AdminFormPage>
  );
};
