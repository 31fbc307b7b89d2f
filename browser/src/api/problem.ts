import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why a call failed. `detail`: the server's sentence in the requested language; null when none came, e.g. without network (`status` 0). */
export type ApiProblem = Readonly<{ code: string; status: number; detail: string | null }>;

const textOf = (body: unknown, name: 'code' | 'detail') => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};

const statusOf = ({ status, ...rest }: FetchBaseQueryError) =>
  typeof status === 'number' ? status : 'originalStatus' in rest ? rest.originalStatus : 0;

/** RTK Query's error as a problem. A response that is not ours (a proxy's page) keeps only its status. */
export const problemOf = (error: FetchBaseQueryError): ApiProblem => {
  const status = statusOf(error);
  const code = textOf(error.data, 'code') ?? (status === 0 ? 'general.unreachable' : 'general.unexpected');
  return { code, status, detail: textOf(error.data, 'detail') };
};

export const isApiProblem = (error: unknown): error is ApiProblem => textOf(error, 'code') !== null;

/** The server was reached and has refused the request; false when a retry may succeed. */
export const isClientError = (error: unknown) => isApiProblem(error) && error.status >= 400 && error.status < 500;
