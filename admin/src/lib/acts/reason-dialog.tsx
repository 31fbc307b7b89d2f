import { readText, requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '../api/problem-feedback.ts';
import { useFaultMessage } from '../form/form.tsx';
import { libMessages as messages } from '../lib.messages.ts';
import styles from './acts.module.css';

/** `kind`: one of the choices; empty where none are offered. `words`: at most 500 characters. */
export type Reason = Readonly<{ kind: string; words: string }>;
const longestWords = 500;

type ReasonDialogProps = Readonly<{
  title: string;
  /** What the act does, and who will read the reason. */
  text: string;
  confirmLabel: string;
  look?: 'primary' | 'danger';
  /** Kinds of reasons to choose from. */
  choices?: readonly Readonly<{ value: string; label: string }>[];
  busy: boolean;
  /** The refusal of the last attempt. */
  problem: unknown;
  onClose: () => void;
  onConfirm: (reason: Reason) => void;
}>;

const reasonOf = (fields: FormData): Reason => ({
  kind: readText(fields, 'kind'),
  words: readText(fields, 'words'),
});

/** Asks for the reason of an act before it is done. */
export const ReasonDialog = ({ title, text, confirmLabel, look = 'primary', choices, ...act }: ReasonDialogProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const refusal = useFormatProblem()(act.problem);
  const [fault, setFault] = useState<FieldFault>();
  const confirm = (fields: FormData) => {
    const reason = reasonOf(fields);
    setFault(requiredFault(reason.words));
    if (reason.words !== '' && !act.busy) act.onConfirm(reason);
  };
  return (
    <Dialog title={title} onClose={act.onClose}>
      <form className={styles['form']} onSubmit={(event) => submitForm(event, confirm)} noValidate>
        <p className="sm dim">{text}</p>
        {choices && <SelectField label={formatMessage(messages.reasonKind)} name="kind" choices={choices} />}
        <TextAreaField
          label={formatMessage(messages.reason)}
          name="words"
          rows={2}
          maxLength={longestWords}
          required
          error={faultOf(fault)}
        />
        {refusal && <Banner tone="bad">{refusal}</Banner>}
        <div className={styles['answers']}>
          <Button onClick={act.onClose}>{formatMessage(messages.cancel)}</Button>
          <Button look={look} type="submit" busy={act.busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
