import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId } from 'react';
import styles from './copies.module.css';

type AgreementProps = Readonly<{
  label: string;
  text: string;
  on: boolean;
  busy?: boolean;
  onChange: (on: boolean) => void;
}>;

/** Something an author agrees to, with what it means. */
export const Agreement = ({ label, text, ...choice }: AgreementProps) => {
  const id = useId();
  return (
    <div className={styles['set']}>
      <div>
        <b>{label}</b>
        <small id={id}>{text}</small>
      </div>
      <Switch label={label} describedBy={id} {...choice} />
    </div>
  );
};
