import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#button/button.tsx';
import styles from './action-foot.module.css';

type ReasonedButtonProps = Omit<ButtonProps, 'disabled'> &
  Readonly<{ /** Why it cannot be pressed now; null: it can. */ why: string | null }>;

/** A button that says why it is closed, as long as it is. */
export const ReasonedButton = ({ why, ...button }: ReasonedButtonProps) => {
  const id = useId();
  return (
    <div className={styles['reasoned']}>
      {why !== null && (
        <small id={id} className={styles['why']}>
          {why}
        </small>
      )}
      <Button {...button} disabled={why !== null} aria-describedby={why === null ? undefined : id} />
    </div>
  );
};

/** What a long form ends with, in sight however long it is. */
export const ActionFoot = ({ children }: { children: ReactNode }) => <div className={styles['foot']}>{children}</div>;
