import { ToastOutlet } from '@ecrin/browser/page/toast-outlet.tsx';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const Toasts = () => {
  const { formatMessage } = useIntl();
  return (
    <ToastOutlet label={formatMessage(messages.toasts)} dismissLabel={formatMessage(messages.dismiss)} place="bar" />
  );
};
