import { Field } from '#field/field.tsx';
import { Icon } from '#icon/icon.tsx';
import { chevronDownIcon } from '#icon/icons.ts';
import styles from './phone-field.module.css';

type PhoneFieldProps = Readonly<{
  label: string;
  countryLabel: string;
  countries: readonly Readonly<{ value: string; label: string }>[];
  country: string;
  /** Of that country, e.g. +33. */
  prefix: string;
  onCountry: (country: string) => void;
  hint?: string;
  error?: string | null;
}>;

/** A national phone number, after the country's prefix. The field is named `phone`. */
export const PhoneField = ({
  label,
  countryLabel,
  countries,
  country,
  prefix,
  onCountry,
  ...notes
}: PhoneFieldProps) => {
  const choice = (
    <span className={styles['prefix']}>
      <span aria-hidden="true">{prefix}</span>
      <Icon of={chevronDownIcon} size="xs" />
      <select aria-label={countryLabel} value={country} onChange={(event) => onCountry(event.target.value)}>
        {countries.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
  return (
    <Field
      {...notes}
      label={label}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      required
      start={choice}
    />
  );
};
