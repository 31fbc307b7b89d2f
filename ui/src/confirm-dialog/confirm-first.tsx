import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmFirstProps = Readonly<{
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  look?: 'primary' | 'danger';
  onConfirm: () => void;
  /** Renders the button; its click handler must call `ask`. */
  children: (ask: () => void) => ReactNode;
}>;

/** An action that runs only after a question is confirmed. */
export const ConfirmFirst = ({ text, onConfirm, children, ...question }: ConfirmFirstProps) => {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog {...question} open={asking} onCancel={() => setAsking(false)} onConfirm={confirm}>
        {text}
      </ConfirmDialog>
    </>
  );
};
