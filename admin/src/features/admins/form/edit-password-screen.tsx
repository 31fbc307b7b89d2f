import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, Redirect, useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/use-result-feedback.ts';
import { confirmationFault, hasFault, requiredFault, readPassword, type FieldFaults } from '#lib/form/form-fields.ts';
import { Form, Password, useFaultMessage } from '#lib/form/form.tsx';
import { storedUserId } from '#lib/session/session.ts';
import { useSetAdminPasswordMutation } from '../admins.api.ts';
import { adminsMessages as messages } from '../admins.messages.ts';
import { BackLink } from '../back-link.tsx';
import { withAdmin } from '../with-admin.tsx';
import styles from '../admins.module.css';

/** A new password for somebody else; one's own is changed in one's own account, with the current one. */
export const EditPasswordScreen = withAdmin(({ admin }) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const tell = useResultFeedback();
  const [, navigate] = useLocation();
  const [setPassword, { isLoading, error }] = useSetAdminPasswordMutation();
  const [faults, setFaults] = useState<FieldFaults>({});
  const here = `/admin/admins/${admin.adminId}`;
  usePageTitle(formatMessage(messages.passwordTitle));
  if (admin.adminId === storedUserId()) return <Redirect to="/admin/account" replace />;

  const send = async (fields: FormData) => {
    const newPassword = readPassword(fields, 'wanted');
    const found = {
      wanted: requiredFault(newPassword),
      confirmation: confirmationFault(newPassword, readPassword(fields, 'confirmation')),
    };
    setFaults(found);
    if (hasFault(found) || (await setPassword({ adminId: admin.adminId, body: { newPassword } })).error) return;
    tell({}, messages.passwordChanged);
    navigate(here);
  };
  return (
    <>
      <BackLink to={here}>{admin.fullname ?? admin.email}</BackLink>
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {formatMessage(messages.passwordTitle)}
        </h1>
        <p className="sm dim">{formatMessage(messages.passwordText)}</p>
      </div>
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
          <Password
            label={formatMessage(messages.newPassword)}
            name="wanted"
            autoComplete="new-password"
            hint={formatMessage(messages.passwordHint)}
            error={faultOf(faults['wanted'])}
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
});
