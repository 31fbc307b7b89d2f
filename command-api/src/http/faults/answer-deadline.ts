import { RequestFault } from './request-fault.ts';

/** Longest that reading or writing keeps a request waiting, in ms: with its session looked up, nobody waits for 5 s. */
const answerTimeoutMs = 3_400;

/** What `work` gives, or `general.busy` when it takes too long; a command may still be done then, and the same one sent again finds it. */
export const withAnswerDeadline = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RequestFault('general.busy')), answerTimeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
