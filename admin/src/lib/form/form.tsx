import type { FieldFault, FieldFaults } from '@ecrin/browser/form/form-fields.ts';
import { PasswordField } from '@ecrin/ui/field/field.tsx';
import { NewPasswordFields } from '@ecrin/ui/field/new-password-fields.tsx';
import { Form as FormWithRefusal } from '@ecrin/ui/form/form.tsx';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '../api/problem-feedback.ts';
import { libMessages as messages } from '../lib.messages.ts';

/** `problem`: the refusal of the last attempt. */
type FormProps = Omit<ComponentProps<typeof FormWithRefusal>, 'refusal'> & Readonly<{ problem: unknown }>;

export const Form = ({ problem, ...form }: FormProps) => (
  <FormWithRefusal {...form} refusal={useFormatProblem()(problem)} />
);

/** The labels of the button that shows and hides a password. */
const useToggleLabels = () => {
  const { formatMessage } = useIntl();
  return { showLabel: formatMessage(messages.show), hideLabel: formatMessage(messages.hide) };
};

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A password with a button for showing and hiding it. */
export const Password = (props: PasswordProps) => <PasswordField {...props} {...useToggleLabels()} required />;

/** The error message of a field; null without one. */
export const useFaultMessage = () => {
  const { formatMessage } = useIntl();
  return (fault: FieldFault | undefined) => (fault ? formatMessage(messages[fault]) : null);
};

type NewPasswordProps = Pick<
  ComponentProps<typeof NewPasswordFields>,
  'name' | 'label' | 'hint' | 'confirmationLabel'
> &
  Readonly<{ faults: FieldFaults }>;

/** A new password, typed twice: as `name` and as `confirmation`. */
export const NewPassword = ({ faults, ...field }: NewPasswordProps) => {
  const faultOf = useFaultMessage();
  return (
    <NewPasswordFields
      {...field}
      {...useToggleLabels()}
      error={faultOf(faults[field.name])}
      confirmationError={faultOf(faults['confirmation'])}
    />
  );
};
