import { useId, type ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { useModal } from '#dialog/modal.ts';
import styles from './confirm-dialog.module.css';

type QuestionProps = Readonly<{
  title: string;
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  look?: 'primary' | 'danger';
  onCancel: () => void;
  onConfirm: () => void;
}>;

const Question = ({
  title,
  children,
  cancelLabel,
  confirmLabel,
  look = 'primary',
  onCancel,
  onConfirm,
}: QuestionProps) => {
  const titleId = useId();
  return (
    <dialog ref={useModal(onCancel)} className={styles['dialog']} aria-labelledby={titleId} closedby="any">
      <div className={styles['inside']}>
        <h2 id={titleId} className="display" data-level="3">
          {title}
        </h2>
        {children && <p className="sm dim">{children}</p>}
        <div className={styles['answers']}>
          <Button block onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button look={look} block onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
};

/** A question with two answers. The browser's own dialog traps and restores the focus, and closes on Escape or a click outside. */
export const ConfirmDialog = ({ open, ...question }: QuestionProps & Readonly<{ open: boolean }>) =>
  open && <Question {...question} />;
