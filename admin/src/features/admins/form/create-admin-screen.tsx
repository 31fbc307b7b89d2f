import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import {
  confirmationFault,
  emailFault,
  hasFault,
  requiredFault,
  readPassword,
  readText,
  type FieldFaults,
} from '#lib/form/form-fields.ts';
import { Form, Password, useFaultMessage } from '#lib/form/form.tsx';
import { useCreateAdminMutation } from '../admins.api.ts';
import { adminsMessages as messages } from '../admins.messages.ts';
import { BackLink } from '../back-link.tsx';
import { IdentityFields } from './identity-fields.tsx';
import styles from '../admins.module.css';

const read = (fields: FormData) => ({
  fullname: readText(fields, 'fullname'),
  email: readText(fields, 'email'),
  password: readPassword(fields, 'password'),
});

export const CreateAdminScreen = () => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const tell = useResultFeedback();
  const [, navigate] = useLocation();
  const [create, { isLoading, error }] = useCreateAdminMutation();
  // One id for all tries: sending again makes nobody twice.
  const [adminId] = useState(newId);
  const [role, setRole] = useState<AdminRole>('admin');
  const [faults, setFaults] = useState<FieldFaults>({});
  usePageTitle(formatMessage(messages.createTitle));

  const send = async (fields: FormData) => {
    const typed = read(fields);
    const found = {
      fullname: requiredFault(typed.fullname),
      email: emailFault(typed.email),
      password: requiredFault(typed.password),
      confirmation: confirmationFault(typed.password, readPassword(fields, 'confirmation')),
    };
    setFaults(found);
    if (hasFault(found) || (await create({ adminId, role, ...typed })).error) return;
    tell({}, messages.added);
    navigate(`/admin/admins/${adminId}`);
  };
  return (
    <>
      <BackLink to="/admin/admins">{formatMessage(messages.title)}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(messages.createTitle)}
      </h1>
      <div className={styles['form']}>
        <Form
          send={formatMessage(messages.createDo)}
          busy={isLoading}
          problem={error}
          onSend={(fields) => void send(fields)}
          aside={
            <Link href="/admin/admins" {...buttonLook()}>
              {formatMessage(messages.cancel)}
            </Link>
          }
        >
          <IdentityFields faults={faults} role={role} onRole={setRole} />
          <Password
            label={formatMessage(messages.password)}
            name="password"
            autoComplete="new-password"
            hint={formatMessage(messages.passwordHint)}
            error={faultOf(faults['password'])}
          />
          <Password
            label={formatMessage(messages.confirmation)}
            name="confirmation"
            autoComplete="new-password"
            error={faultOf(faults['confirmation'])}
          />
        </Form>
      </div>
    </>
  );
};
