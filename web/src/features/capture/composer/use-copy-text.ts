import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl } from 'react-intl';
import { composerMessages as messages } from './composer.messages.ts';

/** Copies text to the clipboard and shows whether it worked. */
export const useCopyText = () => {
  const { formatMessage } = useIntl();
  return async (words: string) => {
    const copied = await copyText(words);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.copyFailed),
    });
  };
};
