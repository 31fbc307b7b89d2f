import { dismissToast, useToasts } from '@ecrin/browser/page/toasts.ts';
import { useTopModal } from '@ecrin/ui/dialog/modal.ts';
import { ToastArea } from '@ecrin/ui/toast-area/toast-area.tsx';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

/** Above everything, also above a dialog: why something in it was refused must be seen, announced and answered. */
export const Toasts = () => {
  const { formatMessage } = useIntl();
  const modal = useTopModal();
  const area = (
    <ToastArea
      label={formatMessage(messages.toasts)}
      dismissLabel={formatMessage(messages.dismiss)}
      toasts={useToasts()}
      onDismiss={dismissToast}
    />
  );
  return modal ? createPortal(area, modal) : area;
};
