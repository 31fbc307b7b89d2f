import type { FieldFault, FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '../api/problem-feedback.ts';
import { libMessages as messages } from '../lib.messages.ts';
import styles from './form.module.css';

type FormProps = Readonly<{
  send: string;
  busy: boolean;
  /** The refusal of the last attempt. */
  problem: unknown;
  onSend: (fields: FormData) => void;
  /** A secondary action next to the button, on the same line. */
  aside?: ReactNode;
  children: ReactNode;
}>;

/** Fields over one button; a refusal is shown above it and announced. */
export const Form = ({ send, busy, problem, onSend, aside, children }: FormProps) => {
  const sentence = useFormatProblem()(problem);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => submitForm(event, (fields) => busy || onSend(fields))}
      noValidate
    >
      {children}
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <div className={styles['acts']} data-alone={aside ? undefined : true}>
        <Button look="primary" size={aside ? 'md' : 'lg'} block={!aside} type="submit" busy={busy}>
          {send}
        </Button>
        {aside}
      </div>
    </form>
  );
};

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A password with a button for showing and hiding it. */
export const Password = (props: PasswordProps) => {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      {...props}
      showLabel={formatMessage(messages.show)}
      hideLabel={formatMessage(messages.hide)}
      required
    />
  );
};

/** The error message of a field; null without one. */
export const useFaultMessage = () => {
  const { formatMessage } = useIntl();
  return (fault: FieldFault | undefined) => (fault ? formatMessage(messages[fault]) : null);
};

type NewPasswordProps = Readonly<{
  name: string;
  label: string;
  hint: string;
  confirmationLabel: string;
  faults: FieldFaults;
}>;

/** A new password, typed twice: as `name` and as `confirmation`. */
export const NewPassword = ({ name, label, hint, confirmationLabel, faults }: NewPasswordProps) => {
  const faultOf = useFaultMessage();
  return (
    <>
      <Password label={label} name={name} autoComplete="new-password" hint={hint} error={faultOf(faults[name])} />
      <Password
        label={confirmationLabel}
        name="confirmation"
        autoComplete="new-password"
        error={faultOf(faults['confirmation'])}
      />
    </>
  );
};
