import { Tick } from './tick.tsx';
import styles from './check-box.module.css';

type CheckBoxProps = Readonly<{
  /** For screen readers; visually its place in a table replaces it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

/** One box to tick, 44 px around it. */
export const CheckBox = ({ label, checked, onChange }: CheckBoxProps) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its input is in the tick
  <label className={styles['box']}>
    <Tick aria-label={label} checked={checked} onChange={onChange} />
  </label>
);
