import { readText, requiredFault, type FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Form } from '@ecrin/ui/form/form.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetErasureKeyQuery, type Reference } from './attestation.api.ts';
import { attestationMessages as messages } from './attestation.messages.ts';
import { FileCheck } from './file-check.tsx';
import styles from './attestation.module.css';

const fields = [
  ['number', messages.numberHint],
  ['code', messages.codeHint],
] as const;

type ReferenceFormProps = Readonly<{
  given: Reference | null;
  refusal: string | null;
  onChosen: (reference: Reference) => void;
}>;

/** Number and code, as they were given when the erasure was asked for; or a certificate that was kept, for whoever has neither. */
export const ReferenceForm = ({ given, refusal, onChosen }: ReferenceFormProps) => {
  const { formatMessage } = useIntl();
  const { data: key } = useGetErasureKeyQuery();
  const [faults, setFaults] = useState<FieldFaults>({});
  const send = (fields: FormData) => {
    const reference = { number: readText(fields, 'number'), code: readText(fields, 'code') };
    const found = { number: requiredFault(reference.number), code: requiredFault(reference.code) };
    setFaults(found);
    if (!found.number && !found.code) onChosen(reference);
  };
  return (
    <div className={styles['ask']}>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <p className="dim">{formatMessage(messages.ask)}</p>
      <Form send={formatMessage(messages.open)} busy={false} refusal={refusal} onSend={send}>
        {fields.map(([name, hint]) => (
          <Field
            key={name}
            label={formatMessage(messages[name])}
            hint={formatMessage(hint)}
            name={name}
            defaultValue={given?.[name]}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            error={faults[name] ? formatMessage(messages.missing) : null}
            required
          />
        ))}
      </Form>
      {key && <FileCheck publicKey={key.publicKey} />}
    </div>
  );
};
