import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiHost, authorisedFetch } from './authorised-fetch.ts';
import { problemOf, type ApiProblem } from './problem.ts';

const ask = fetchBaseQuery({
  baseUrl: `${apiHost}/api/client`,
  credentials: 'include',
  fetchFn: authorisedFetch,
  responseHandler: 'content-type',
  // `application/problem+json` is JSON too.
  isJsonContentType: (headers) => /\bjson\b/.test(headers.get('content-type')?.trim() ?? ''),
});

/** A proxy's or a hotel's page in place of the answer: as if there had been none. */
const isForeignPage = (data: unknown) => typeof data === 'string' && data !== '';
const notFromServer: ApiProblem = { code: 'general.unreachable', status: 0, detail: null };

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiProblem> = async (args, calls, options) => {
  const { data, error } = await ask(args, calls, options);
  if (error) return { error: problemOf(error) };
  return isForeignPage(data) ? { error: notFromServer } : { data };
};

/** All server state of the page. Features inject endpoints (paths under `/api/client`); notices invalidate by tag. */
export const api = createApi({
  baseQuery,
  tagTypes: ['ThoughtCard', 'ThoughtDetail', 'ThoughtCounts', 'ClientProfile', 'ClientSession'],
  endpoints: () => ({}),
});
