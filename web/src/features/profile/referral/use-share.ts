import { useIntl } from 'react-intl';
import { showToast } from '#lib/page/toasts.ts';
import { referralMessages as messages } from './referral.messages.ts';

const isCalledOff = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Sharing by the device's own sheet, and copying; each says when it cannot be. */
export const useShare = () => {
  const { formatMessage } = useIntl();
  const share = async (url: string) => {
    try {
      await navigator.share({ title: 'Écrin', text: formatMessage(messages.shareText), url });
    } catch (error) {
      // A browser without sharing has no such function, and lands here too.
      if (!isCalledOff(error)) showToast({ tone: 'error', message: formatMessage(messages.shareUnsupported) });
    }
  };
  const copy = async (words: string) => {
    const told = await navigator.clipboard.writeText(words).then(
      () => ({ tone: 'done', message: messages.copied }) as const,
      () => ({ tone: 'error', message: messages.copyFailed }) as const,
    );
    showToast({ tone: told.tone, message: formatMessage(told.message) });
  };
  return { share, copy };
};
