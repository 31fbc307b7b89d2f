import { useLeftOut } from '@ecrin/browser/api/left-out.ts';
import { ToastOutlet } from '@ecrin/browser/page/toast-outlet.tsx';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../app.messages.ts';

export const Toasts = () => {
  const { formatMessage } = useIntl();
  const { entries } = useLeftOut();
  // Said once for each number: every new look at the list would say it again.
  useEffect(() => {
    if (entries > 0) showToast({ tone: 'error', message: formatMessage(messages.leftOut, { entries }) });
  }, [entries, formatMessage]);
  return <ToastOutlet label={formatMessage(messages.toasts)} dismissLabel={formatMessage(messages.dismiss)} />;
};
