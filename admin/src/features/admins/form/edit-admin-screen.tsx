import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import { emailFault, hasFault, requiredFault, readText, type FieldFaults } from '#lib/form/form-fields.ts';
import { Form } from '#lib/form/form.tsx';
import { useEditAdminMutation } from '../admins.api.ts';
import { adminsMessages as messages } from '../admins.messages.ts';
import { BackLink } from '../back-link.tsx';
import { withAdmin } from '../with-admin.tsx';
import { IdentityFields } from './identity-fields.tsx';
import styles from '../admins.module.css';

/** Name, address and role; the last superadmin keeps the role. */
export const EditAdminScreen = withAdmin(({ admin, last }) => {
  const { formatMessage } = useIntl();
  const tell = useResultFeedback();
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
      tell({}, messages.kept);
    }
    navigate(here);
  };
  return (
    <>
      <BackLink to={here}>{admin.fullname ?? admin.email}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(messages.editTitle)}
      </h1>
      <div className={styles['form']}>
        <Form
          send={formatMessage(messages.keep)}
          busy={isLoading}
          problem={error}
          onSend={(fields) => void send(fields)}
          aside={
            <Link href={here} {...buttonLook()}>
              {formatMessage(messages.cancel)}
            </Link>
          }
        >
          <IdentityFields known={admin} faults={faults} role={role} onRole={last ? undefined : setRole} />
        </Form>
      </div>
    </>
  );
});
