import type { ReactNode } from 'react';
import styles from '../profile.module.css';

type SignInMethodRowProps = Readonly<{
  title: string;
  text: ReactNode;
  /** Its buttons. */ acts?: ReactNode;
  /** The form one of them opened. */ children?: ReactNode;
}>;

/** One way in: its name, where it stands, what can be done about it. */
export const SignInMethodRow = ({ title, text, acts, children }: SignInMethodRowProps) => (
  <div className={styles['access']}>
    <div className={styles['row']}>
      <div className={styles['what']}>
        <h3 className="label">{title}</h3>
        {text}
      </div>
      {acts && <div className={styles['acts']}>{acts}</div>}
    </div>
    {children && <div className={styles['opened']}>{children}</div>}
  </div>
);
