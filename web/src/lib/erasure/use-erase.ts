import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { AskPartErasureRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { certificateHref } from './certificate-href.ts';
import { eraseMessages as messages } from './erase.messages.ts';
import { useAskPartErasureMutation } from './part-erasure.api.ts';

/** `erase`: asks for it, and leads to the certificate; false: it was refused, and the person told. Of many things the person is asked who they are: `question` has to be rendered. */
export const useErase = () => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [ask] = useAskPartErasureMutation();
  const formatProblem = useFormatProblem();
  const { run, question } = useConfirmed();
  const erase = async (part: AskPartErasureRequest): Promise<boolean> => {
    const { data: asked, error } = await run(() => ask(part));
    if (!asked) {
      showToast({ tone: 'error', message: formatProblem(error) ?? '' });
      return false;
    }
    const href = certificateHref(asked);
    showToast({
      tone: 'done',
      message: formatMessage(messages.asked),
      action: { label: formatMessage(messages.certificate), run: () => navigate(href) },
    });
    return true;
  };
  return { erase, question };
};
