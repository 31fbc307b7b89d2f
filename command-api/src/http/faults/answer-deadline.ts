import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import { RequestFault } from './request-fault.ts';

/** Longest that reading or writing may delay a request, in ms: including the session lookup, no request takes 5 s. */
const answerTimeoutMs = 3_400;

/** The result of `work`, or `general.busy` when it takes too long; a command may still be executed then, and the same one sent again finds it. */
export const withAnswerDeadline = <Result>(work: Promise<Result>): Promise<Result> =>
  withDeadline(
    answerTimeoutMs,
    () => work,
    () => new RequestFault('general.busy'),
  );
