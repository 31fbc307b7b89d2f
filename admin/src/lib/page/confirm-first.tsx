import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';

type ConfirmFirstProps = Readonly<{
  label: string;
  /** When the label alone does not say whom it concerns. */
  name?: string;
  title: string;
  text: string;
  look?: 'quiet' | 'danger';
  busy: boolean;
  onConfirm: () => Promise<unknown>;
}>;

/** A button that asks before it acts. */
export const ConfirmFirst = ({ label, name, title, text, look = 'quiet', busy, onConfirm }: ConfirmFirstProps) => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const act = () => {
    ask(false);
    void onConfirm();
  };
  return (
    <span>
      <Button look={look} busy={busy} aria-label={name} onClick={() => ask(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        cancelLabel={formatMessage(messages.cancel)}
        confirmLabel={label}
        look={look === 'danger' ? 'danger' : 'primary'}
        onCancel={() => ask(false)}
        onConfirm={act}
      >
        {text}
      </ConfirmDialog>
    </span>
  );
};
