import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormatProblem } from './problem-sentence.ts';

/** Shows the result of an action in one short sentence; returns whether it succeeded. */
export const useResultFeedback = () => {
  const { formatMessage } = useIntl();
  const sentenceOf = useFormatProblem();
  return ({ error }: Readonly<{ error?: unknown }>, done: MessageDescriptor) => {
    const failure = sentenceOf(error);
    showToast(failure === null ? { tone: 'done', message: formatMessage(done) } : { tone: 'error', message: failure });
    return failure === null;
  };
};
