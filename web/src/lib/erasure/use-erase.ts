import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { AskPartErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { certificateHref } from './certificate-href.ts';
import { eraseMessages as messages } from './erase.messages.ts';
import { useAskPartErasureMutation } from './part-erasure.api.ts';

/** Asks for it, and leads to the certificate; false: it was refused, and the person told. */
export const useErase = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [ask] = useAskPartErasureMutation();
  const withFeedback = useCommandFeedback();
  return async (part: AskPartErasureRequest): Promise<boolean> => {
    const asking = ask(part).unwrap();
    if (!(await withFeedback(asking))) return false;
    const href = certificateHref(await asking);
    showToast({
      tone: 'done',
      message: formatMessage(messages.asked),
      action: { label: formatMessage(messages.certificate), run: () => navigate(href) },
    });
    return true;
  };
};
