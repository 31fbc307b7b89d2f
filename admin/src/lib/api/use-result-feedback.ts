import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormatProblem } from './problem-sentence.ts';

/** Says in one short sentence how an act ended, and whether it did well. */
export const useResultFeedback = () => {
  const { formatMessage } = useIntl();
  const sentenceOf = useFormatProblem();
  return ({ error }: Readonly<{ error?: unknown }>, done: MessageDescriptor) => {
    const failure = sentenceOf(error);
    showToast(failure === null ? { tone: 'done', message: formatMessage(done) } : { tone: 'error', message: failure });
    return failure === null;
  };
};
