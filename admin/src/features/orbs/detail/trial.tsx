import { readText, requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { maxOwnTextLength } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import type { OrbInstructions, OrbVariable } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
import { libMessages as lib } from '#lib/lib.messages.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useTryReadyOrbMutation } from '../orbs.api.ts';
import { detailMessages as messages } from './detail.messages.ts';
import { TrialResult } from './trial-result.tsx';
import styles from '../orbs.module.css';

/** Names of the fields of variables, apart from the text's. */
const fieldOf = (name: string): string => `value-${name}`;

const VariableField = ({ variable: { name, kind, options } }: { variable: OrbVariable }) => {
  const { formatMessage } = useIntl();
  if (kind === 'choice')
    return (
      <SelectField
        label={name}
        name={fieldOf(name)}
        choices={options.map((option) => ({ value: option, label: option }))}
      />
    );
  return (
    <Field
      label={name}
      name={fieldOf(name)}
      type={kind === 'number' ? 'number' : 'text'}
      {...(kind === 'days' && { hint: formatMessage(messages.daysHint), placeholder: '2026-01-01/2026-01-31' })}
    />
  );
};

const valuesIn = (fields: FormData, { variables }: OrbInstructions): Record<string, string> =>
  Object.fromEntries(variables.map(({ name }) => [name, readText(fields, fieldOf(name))]));

type TrialFormProps = Readonly<{ orbId: string; language: Language; instructions: OrbInstructions }>;

type AskedProps = Readonly<{ asked: FormData | null; onCancel: () => void; onSend: (fields: FormData) => void }>;

/** Each trial costs, so that it is confirmed. `asked`: what is in the form; null: nothing is asked. */
const Confirmed = ({ asked, onCancel, onSend }: AskedProps) => {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={asked !== null}
      title={formatMessage(messages.tryTitle)}
      cancelLabel={formatMessage(lib.cancel)}
      confirmLabel={formatMessage(messages.tryIt)}
      onCancel={onCancel}
      onConfirm={() => asked && onSend(asked)}
    >
      {formatMessage(messages.tryText)}
    </ConfirmDialog>
  );
};

const TrialForm = ({ orbId, language, instructions }: TrialFormProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [attempt, { data, isLoading, error }] = useTryReadyOrbMutation();
  /** What is in the form, until it is confirmed. */
  const [asked, setAsked] = useState<FormData | null>(null);
  const [fault, setFault] = useState<FieldFault>();
  const ask = (fields: FormData) => {
    const missing = requiredFault(readText(fields, 'text'));
    setFault(missing);
    if (!missing) setAsked(fields);
  };
  const send = (fields: FormData) => {
    setAsked(null);
    const [text, values] = [readText(fields, 'text'), valuesIn(fields, instructions)];
    void attempt({ orbId, body: { language, text, values } });
  };
  return (
    <>
      <Form send={formatMessage(messages.tryIt)} busy={isLoading} problem={error} onSend={ask}>
        {instructions.variables.map((variable) => (
          <VariableField key={variable.name} variable={variable} />
        ))}
        <TextAreaField
          label={formatMessage(messages.sample)}
          hint={formatMessage(messages.sampleHint)}
          name="text"
          rows={4}
          maxLength={maxOwnTextLength}
          required
          error={faultOf(fault)}
        />
      </Form>
      <Confirmed asked={asked} onCancel={() => setAsked(null)} onSend={send} />
      <div aria-live="polite" className={styles['trial']}>
        {data && !isLoading && <TrialResult trial={data} />}
      </div>
    </>
  );
};

/** The current version over a text of the administrator's own. */
export const Trial = ({ orb: { orbId, instructions, mayTry } }: { orb: ReadyOrbDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const shownIn = instructions[language] === null ? (language === 'fr' ? 'en' : 'fr') : language;
  const shown = instructions[shownIn];
  return (
    <Panel title={formatMessage(messages.trial)}>
      {mayTry && shown ? (
        <TrialForm orbId={orbId} language={shownIn} instructions={shown} />
      ) : (
        <p className="sm dim">{formatMessage(messages.noModel)}</p>
      )}
    </Panel>
  );
};
