import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import { apiHost } from './authorised-fetch.ts';
import { problemOf, type ApiProblem } from './problem.ts';

/** A proxy's or a hotel's page in place of the answer: as if there had been none. */
const isForeignPage = (data: unknown) => typeof data === 'string' && data !== '';
const unreachable: ApiProblem = { code: 'general.unreachable', status: 0, detail: null };

/** How RTK Query asks one area of the API: paths below it, failures as problems. */
export const createBaseQuery = (
  area: 'client' | 'admin',
  fetchFn: typeof fetch,
): BaseQueryFn<string | FetchArgs, unknown, ApiProblem> => {
  const ask = fetchBaseQuery({
    baseUrl: `${apiHost}/api/${area}`,
    credentials: 'include',
    fetchFn,
    responseHandler: 'content-type',
    // `application/problem+json` is JSON too.
    isJsonContentType: (headers) => /\bjson\b/.test(headers.get('content-type')?.trim() ?? ''),
  });
  return async (args, calls, options) => {
    const { data, error } = await ask(args, calls, options);
    if (error) return { error: problemOf(error) };
    return isForeignPage(data) ? { error: unreachable } : { data };
  };
};
