import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import type { z } from 'zod';

export type RefusedField = Readonly<{ path: string; message: string }>;

/** Ends a request with a problem code from wherever it is detected. */
export class RequestFault extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly RefusedField[];

  constructor(code: ProblemCode, fields: readonly RefusedField[] = []) {
    super(code);
    this.name = 'RequestFault';
    this.code = code;
    this.fields = fields;
  }
}

/** Parses a value with a schema; throws `RequestFault` naming each invalid field. */
export const parseRequest = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RequestFault(
    'general.invalid-request',
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
};
