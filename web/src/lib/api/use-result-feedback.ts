import { showToast } from '../page/toasts.ts';
import { useFormatProblem } from './problem-sentence.ts';

/** Shows the result of a call: done, or the reason. Returns whether it is done. */
export const useResultFeedback = () => {
  const formatProblem = useFormatProblem();
  return ({ error }: Readonly<{ error?: unknown }>, done: string) => {
    showToast(error ? { tone: 'error', message: formatProblem(error) ?? '' } : { tone: 'done', message: done });
    return !error;
  };
};
