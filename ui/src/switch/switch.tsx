import styles from './switch.module.css';

type SwitchProps = Readonly<{
  /** For screen readers; a text next to it is visible. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** The change is being saved: it keeps the focus, and ignores clicks. */
  busy?: boolean;
  /** Id of a description. */
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
