import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst as ConfirmButton } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';

type ConfirmFirstProps = Readonly<{
  label: string;
  /** When the label alone does not name its subject. */
  name?: string;
  title: string;
  text: string;
  look?: 'quiet' | 'text' | 'danger';
  busy: boolean;
  onConfirm: () => Promise<unknown>;
}>;

/** A button that asks for confirmation. */
export const ConfirmFirst = ({ label, name, look = 'quiet', busy, onConfirm, ...question }: ConfirmFirstProps) => {
  const { formatMessage } = useIntl();
  return (
    <span>
      <ConfirmButton
        {...question}
        cancelLabel={formatMessage(messages.cancel)}
        confirmLabel={label}
        look={look === 'danger' ? 'danger' : 'primary'}
        onConfirm={() => void onConfirm()}
      >
        {(ask) => (
          <Button look={look} busy={busy} aria-label={name} onClick={ask}>
            {label}
          </Button>
        )}
      </ConfirmButton>
    </span>
  );
};
