import { STATUS_CODES } from 'node:http';
import { problems, type Problem, type ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { AppContext } from '../app-context.ts';

/** Ends the request with a problem code, its status and its sentence in the requested language. */
export const answerProblem = (ctx: AppContext, code: ProblemCode, fields?: Problem['fields']): void => {
  const { status, [ctx.state.language]: detail } = problems[code];
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    ...(fields ? { fields } : {}),
  };
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
};
