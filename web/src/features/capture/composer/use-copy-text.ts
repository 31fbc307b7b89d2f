import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl } from 'react-intl';
import { composerMessages as messages } from './composer.messages.ts';

/** Copies text to the clipboard and shows whether it worked. */
export const useCopyText = () => {
  const { formatMessage } = useIntl();
  return async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      showToast({ tone: 'done', message: formatMessage(messages.copied) });
    } catch {
      showToast({ tone: 'error', message: formatMessage(messages.copyFailed) });
    }
  };
};
