import { leftOutHeader } from '@ecrin/contracts/transport/headers.ts';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import { apiHost } from './authorised-fetch.ts';
import { noteLeftOut } from './left-out.ts';
import { problemOf, type ApiProblem } from './problem.ts';

/** A page of a proxy or a captive portal instead of the response: treated as no response. */
const isForeignPage = (data: unknown) => typeof data === 'string' && data !== '';
const unreachable: ApiProblem = { code: 'general.unreachable', status: 0, detail: null };

/** RTK Query's base query for one area of the API: relative paths, failures as problems. */
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
    const { data, error, meta } = await ask(args, calls, options);
    noteLeftOut(meta?.response?.headers.get(leftOutHeader));
    if (error) return { error: problemOf(error) };
    return isForeignPage(data) ? { error: unreachable } : { data };
  };
};
