import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = Readonly<{
  open: boolean;
  title: string;
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  look?: 'primary' | 'danger';
  onCancel: () => void;
  onConfirm: () => void;
}>;

const useModalDialog = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return dialog;
};

/** A question with two answers. The browser's own dialog traps and restores the focus, and closes on Escape or a click outside. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  cancelLabel,
  confirmLabel,
  look = 'primary',
  onCancel,
  onConfirm,
}: ConfirmDialogProps) => {
  const dialog = useModalDialog(open);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={() => open && onCancel()}
      closedby="any"
    >
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
