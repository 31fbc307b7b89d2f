import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import type { FieldFaults } from '#lib/form/form-fields.ts';
import { useFaultMessage } from '#lib/form/form.tsx';
import { libMessages } from '#lib/lib.messages.ts';
import { adminsMessages as messages } from '../admins.messages.ts';
import styles from '../admins.module.css';

const roles = ['admin', 'superadmin'] as const satisfies readonly AdminRole[];

const RoleChoice = ({ role, onRole }: Readonly<{ role: AdminRole; onRole: (role: AdminRole) => void }>) => {
  const { formatMessage } = useIntl();
  const choices = roles.map((choice) => ({ choice, label: formatMessage(libMessages[choice]) }));
  return (
    <div className={styles['field']}>
      <p className={styles['label']} aria-hidden="true">
        {formatMessage(messages.role)}
      </p>
      <Segment label={formatMessage(messages.role)} chosen={role} onChoose={onRole} choices={choices} />
      <p className="xs dim">{formatMessage(role === 'superadmin' ? messages.superadminText : messages.adminText)}</p>
    </div>
  );
};

/** The last superadmin’s. */
const FixedRole = ({ role }: { role: AdminRole }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['field']}>
      <p className={styles['label']}>{formatMessage(messages.role)}</p>
      <p>{formatMessage(libMessages[role])}</p>
      <p className="xs dim">{formatMessage(messages.last)}</p>
    </div>
  );
};

type IdentityFieldsProps = Readonly<{
  known?: Readonly<{ fullname: string | null; email: string | null }>;
  faults: FieldFaults;
  role: AdminRole;
  /** Absent: the role is fixed. */
  onRole?: ((role: AdminRole) => void) | undefined;
}>;

/** Name, address and role of an administrator. */
export const IdentityFields = ({ known, faults, role, onRole }: IdentityFieldsProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      <Field
        label={formatMessage(messages.fullname)}
        name="fullname"
        autoComplete="off"
        maxLength={120}
        defaultValue={known?.fullname ?? ''}
        error={faultOf(faults['fullname'])}
        required
      />
      <Field
        label={formatMessage(messages.email)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={known?.email ?? ''}
        error={faultOf(faults['email'])}
        required
      />
      {onRole ? <RoleChoice role={role} onRole={onRole} /> : <FixedRole role={role} />}
    </>
  );
};
