import styles from './switch.module.css';

type SwitchProps = Readonly<{
  /** What it turns on, said by a screen reader; the words beside it say it to the eye. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  /** Id of the words that say more. */
  describedBy?: string;
}>;

/** Turns one thing on or off at once. */
export const Switch = ({ label, on, onChange, disabled, describedBy }: SwitchProps) => (
  <button
    type="button" role="switch" className={styles['switch']} aria-checked={on} aria-label={label} aria-describedby={describedBy}
    disabled={disabled} onClick={() => onChange(!on)}
  />
);
