import { PasswordField } from './field.tsx';

type NewPasswordFieldsProps = Readonly<{
  name: string;
  label: string;
  hint: string;
  error: string | null;
  confirmationLabel: string;
  confirmationError: string | null;
  showLabel: string;
  hideLabel: string;
}>;

/** A new password, typed twice: as `name` and as `confirmation`. */
export const NewPasswordFields = ({
  name,
  label,
  hint,
  error,
  confirmationLabel,
  confirmationError,
  ...toggle
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...toggle}
      name={name}
      label={label}
      hint={hint}
      error={error}
      autoComplete="new-password"
      required
    />
    <PasswordField
      {...toggle}
      name="confirmation"
      label={confirmationLabel}
      error={confirmationError}
      autoComplete="new-password"
      required
    />
  </>
);
