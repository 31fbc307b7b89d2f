import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { useIntl } from 'react-intl';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { appMessages as messages } from '../app.messages.ts';

/** Asks before the session here ends. */
export const LogOutDialog = ({ open, onCancel }: Readonly<{ open: boolean; onCancel: () => void }>) => {
  const { formatMessage } = useIntl();
  const logOut = useSignOut();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(messages.logOutTitle)}
      cancelLabel={formatMessage(messages.stay)}
      confirmLabel={formatMessage(messages.logOut)}
      onCancel={onCancel}
      onConfirm={() => void logOut()}
    >
      {formatMessage(messages.logOutText)}
    </ConfirmDialog>
  );
};
