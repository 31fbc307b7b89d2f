import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import styles from './session-list.module.css';

export const SessionList = ({ children }: { children: ReactNode }) => <ul className={styles['list']}>{children}</ul>;

type SessionRowProps = Readonly<{
  device: string;
  /** When it was signed in and last used, or that it is this device. */
  detail: string;
  /** Absent for this device, whose session ends by signing out. */
  end?: Readonly<{ label: string; name: string; busy: boolean; run: () => void }> | undefined;
}>;

/** One device on which the account is signed in. */
export const SessionRow = ({ device, detail, end }: SessionRowProps) => (
  <li className={styles['row']}>
    <div>
      <p>{device}</p>
      <p className="sm dim">{detail}</p>
    </div>
    {end && (
      <Button busy={end.busy} aria-label={end.name} onClick={end.run}>
        {end.label}
      </Button>
    )}
  </li>
);
