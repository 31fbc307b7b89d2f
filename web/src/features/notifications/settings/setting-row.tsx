import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

type SettingRowProps = Readonly<{ title: string; text: ReactNode; on: boolean; onChange: (on: boolean) => void }>;

/** One thing to turn on or off, with what that means. */
export const SettingRow = ({ title, text, on, onChange }: SettingRowProps) => {
  const id = useId();
  return (
    <div className={styles['row']}>
      <div>
        <h2 className="h4">{title}</h2>
        <p id={id} className="sm dim">
          {text}
        </p>
      </div>
      <Switch label={title} on={on} onChange={onChange} describedBy={id} />
    </div>
  );
};
