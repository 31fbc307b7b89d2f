import styles from './switch.module.css';

type SwitchProps = Readonly<{
  /** What it turns on, said by a screen reader; the words beside it say it to the eye. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** What it was turned to is on its way: it keeps its focus, and takes no second press. */
  busy?: boolean;
  /** Id of the words that say more. */
  describedBy?: string;
}>;

/** Turns one thing on or off at once. */
export const Switch = ({ label, on, onChange, busy, describedBy }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className={styles['switch']}
    aria-checked={on}
    aria-label={label}
    aria-describedby={describedBy}
    aria-busy={busy || undefined}
    onClick={() => !busy && onChange(!on)}
  />
);
