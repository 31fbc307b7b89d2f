import { emailFault, hasFault, requiredFault, readText, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useEditAdminMutation } from '../admins.api.ts';
import { withAdmin } from '../with-admin.tsx';
import { AdminFormPage } from './admin-form-page.tsx';
import { adminFormMessages as messages } from './admin-form.messages.ts';
import { IdentityFields } from './identity-fields.tsx';

/** Name, address and role; the last superadmin keeps the role. */
export const EditAdminScreen = withAdmin(({ admin, last }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [edit, { isLoading, error }] = useEditAdminMutation();
  const [role, setRole] = useState(admin.role);
  const [faults, setFaults] = useState<FieldFaults>({});
  const here = `/admin/admins/${admin.adminId}`;
  usePageTitle(formatMessage(messages.editTitle));

  const send = async (fields: FormData) => {
    const [fullname, email] = [readText(fields, 'fullname'), readText(fields, 'email')];
    const found = { fullname: requiredFault(fullname), email: emailFault(email) };
    setFaults(found);
    if (hasFault(found)) return;
    const body = {
      ...(fullname !== admin.fullname && { fullname }),
      ...(email !== admin.email && { email }),
      ...(role !== admin.role && { role }),
    };
    if (Object.keys(body).length > 0) {
      if ((await edit({ adminId: admin.adminId, body })).error) return;
      showResult({}, formatMessage(messages.kept));
    }
    navigate(here);
  };
  return (
    <AdminFormPage
      title={formatMessage(messages.editTitle)}
      back={here}
      backLabel={admin.fullname ?? admin.email}
      send={formatMessage(messages.keep)}
      busy={isLoading}
      problem={error}
      onSend={send}
    >
      <IdentityFields known={admin} faults={faults} role={role} onRole={last ? undefined : setRole} />
    </AdminFormPage>
  );
});
