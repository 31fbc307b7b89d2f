import { dismissToast, useToasts } from '@ecrin/browser/page/toasts.ts';
import { ToastArea } from '@ecrin/ui/toast-area/toast-area.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const Toasts = () => {
  const { formatMessage } = useIntl();
  return (
    <ToastArea
      label={formatMessage(messages.toasts)}
      dismissLabel={formatMessage(messages.dismiss)}
      toasts={useToasts()}
      onDismiss={dismissToast}
      place="bar"
    />
  );
};
