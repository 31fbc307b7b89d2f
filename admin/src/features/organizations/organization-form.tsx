import { readText, requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { organizationKinds, type EditOrganizationRequest } from '@ecrin/contracts/organization/organization.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
import { ClientSearch } from './client-search.tsx';
import { organizationsMessages as messages } from './organizations.messages.ts';
import styles from './organizations.module.css';

type Referent = Readonly<{ clientId: string; name: string }> | null;

const ReferentField = ({ referent, onChange }: Readonly<{ referent: Referent; onChange: (to: Referent) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['found']}>
      <legend>{formatMessage(messages.referent)}</legend>
      {referent ? (
        <div className={styles['switch']}>
          <span>{referent.name}</span>
          <Button look="text" onClick={() => onChange(null)}>
            {formatMessage(messages.dropReferent)}
          </Button>
        </div>
      ) : (
        <ClientSearch onChoose={(clientId, name) => onChange({ clientId, name })} />
      )}
    </fieldset>
  );
};

type OrganizationFormProps = Readonly<{
  known: Omit<EditOrganizationRequest, 'referentId'>;
  referent: Referent;
  back: string;
  busy: boolean;
  problem: unknown;
  onSend: (details: EditOrganizationRequest) => void;
}>;

type PlainFieldsProps = Pick<OrganizationFormProps, 'known'> & Readonly<{ fault: FieldFault | undefined }>;

const PlainFields = ({ known, fault }: PlainFieldsProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  return (
    <>
      <Field
        label={formatMessage(messages.name)}
        name="name"
        maxLength={120}
        autoComplete="off"
        defaultValue={known.name}
        error={faultOf(fault)}
        required
      />
      <SelectField
        label={formatMessage(messages.kind)}
        name="kind"
        defaultValue={known.kind}
        choices={organizationKinds.map((kind) => ({ value: kind, label: formatMessage(messages.kinds, { kind }) }))}
      />
      <TextAreaField
        label={formatMessage(messages.contact)}
        hint={formatMessage(messages.contactHint)}
        name="contact"
        rows={2}
        maxLength={300}
        defaultValue={known.contact ?? ''}
      />
    </>
  );
};

const AcceptsField = ({ accepts, onChange }: Readonly<{ accepts: boolean; onChange: (to: boolean) => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['switch']}>
      <div>
        <p>{formatMessage(messages.accepts)}</p>
        <p className="xs dim">{formatMessage(messages.acceptsText)}</p>
      </div>
      <Switch label={formatMessage(messages.accepts)} on={accepts} onChange={onChange} />
    </div>
  );
};

const readDetails = (fields: FormData) => {
  const contact = readText(fields, 'contact');
  return {
    name: readText(fields, 'name'),
    kind: organizationKinds.find((kind) => kind === readText(fields, 'kind')) ?? 'other',
    contact: contact === '' ? null : contact,
  };
};

/** Everything about an organisation but its members. */
export const OrganizationForm = ({ known, back, busy, problem, onSend, ...given }: OrganizationFormProps) => {
  const { formatMessage } = useIntl();
  const [referent, setReferent] = useState(given.referent);
  const [accepts, setAccepts] = useState(known.acceptsRequests);
  const [fault, setFault] = useState<FieldFault>();
  const send = (fields: FormData) => {
    const details = readDetails(fields);
    setFault(requiredFault(details.name));
    if (details.name !== '') onSend({ ...details, referentId: referent?.clientId ?? null, acceptsRequests: accepts });
  };
  const cancel = (
    <Link href={back} {...buttonLook()}>
      {formatMessage(messages.cancel)}
    </Link>
  );
  return (
    <div className={styles['form']}>
      <Form send={formatMessage(messages.save)} busy={busy} problem={problem} onSend={send} aside={cancel}>
        <PlainFields known={known} fault={fault} />
        <ReferentField referent={referent} onChange={setReferent} />
        <AcceptsField accepts={accepts} onChange={setAccepts} />
      </Form>
    </div>
  );
};
