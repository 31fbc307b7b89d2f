import { Icon } from '#icon/icon.tsx';
import { checkIcon } from '#icon/icons.ts';
import styles from './check-box.module.css';

type CheckBoxProps = Readonly<{
  /** For screen readers; visually its place in a table replaces it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Id of the text that explains why it cannot be changed. */
  describedBy?: string | undefined;
}>;

/** One box to tick, 44 px around it. */
export const CheckBox = ({ label, checked, onChange, disabled, describedBy }: CheckBoxProps) => (
  <label className={styles['box']}>
    <input
      type="checkbox"
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <Icon of={checkIcon} size="sm" />
  </label>
);
