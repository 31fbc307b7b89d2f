import { showToast } from '../page/toasts.ts';
import { useFormatProblem } from './problem-sentence.ts';

/** Says how a call ended: that it is done, or why not. Returns whether it is. */
export const useResultFeedback = () => {
  const say = useFormatProblem();
  return ({ error }: Readonly<{ error?: unknown }>, done: string) => {
    showToast(error ? { tone: 'error', message: say(error) ?? '' } : { tone: 'done', message: done });
    return !error;
  };
};
