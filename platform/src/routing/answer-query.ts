import { isProblemCode, type ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { ReadModels } from '#ports/read-models.ts';
import { readableAnswer, type ReadableAnswer } from './readable-answer.ts';
import { openQuery, type AnyQueryRoute, type RequestContext } from './route.ts';

/** The request of a query once it was validated. */
export type AskedQuery = Readonly<{ params: unknown; query: unknown }>;
/** `json`: the body as it is sent; null: none. What was left out: see `ReadableAnswer`. */
export type QueryAnswer =
  | Readonly<{ refused: ProblemCode }>
  | (Readonly<{ json: Uint8Array | null }> & Omit<ReadableAnswer, 'body'>);
export type AnswerQuery = (asked: AskedQuery, context: RequestContext) => Promise<QueryAnswer>;
/** Outside this thread. null: it is not asked there, or cannot be answered there; then it is answered here. */
export type AnswerElsewhere = (
  query: string,
  asked: AskedQuery,
  context: RequestContext,
) => Promise<QueryAnswer | null> | null;

/** What a query is called between threads. */
export const queryName = ({ access, path }: Pick<AnyQueryRoute, 'access' | 'path'>): string => `${access} ${path}`;

const encoder = new TextEncoder();

/** Answers a query from the read models: checked against its contract, and serialized once. */
export const createAnswerQuery = (route: AnyQueryRoute, models: ReadModels): AnswerQuery => {
  const ask = openQuery(route)(models);
  return async (asked, context) => {
    const answer = await ask(asked, context);
    const refused = refusalOf(answer);
    if (refused) return { refused };
    const { body, ...leftOut } = readableAnswer(route.answer, answer);
    return { json: body === null ? null : encoder.encode(JSON.stringify(body)), ...leftOut };
  };
};

const refusalOf = (answer: unknown): ProblemCode | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'refused' in answer &&
  typeof answer.refused === 'string' &&
  isProblemCode(answer.refused)
    ? answer.refused
    : null;
