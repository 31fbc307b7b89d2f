import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import { RequestFault } from './request-fault.ts';

/** Longest that reading or writing keeps a request waiting, in ms: with its session looked up, nobody waits for 5 s. */
const answerTimeoutMs = 3_400;

/** What `work` gives, or `general.busy` when it takes too long; a command may still be done then, and the same one sent again finds it. */
export const withAnswerDeadline = <Result>(work: Promise<Result>): Promise<Result> =>
  withDeadline(
    answerTimeoutMs,
    () => work,
    () => new RequestFault('general.busy'),
  );
