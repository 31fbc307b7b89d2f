import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { securityMessages as messages } from '../security/security.messages.ts';

type ConfirmFirstProps = Readonly<{
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  /** Its press asks. */ children: (ask: () => void) => ReactNode;
}>;

/** Confirms before a sign-in method is removed. */
export const ConfirmFirst = ({ title, text, confirm, onConfirm, children }: ConfirmFirstProps) => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const go = () => {
    ask(false);
    onConfirm();
  };
  return (
    <>
      {children(() => ask(true))}
      <ConfirmDialog
        open={asking}
        title={title}
        cancelLabel={formatMessage(messages.stay)}
        confirmLabel={confirm}
        look="danger"
        onCancel={() => ask(false)}
        onConfirm={go}
      >
        {text}
      </ConfirmDialog>
    </>
  );
};
