import { leftOutHeader, rebuildingHeader, toldHeader } from '@ecrin/contracts/transport/headers.ts';
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import { apiHost } from './authorised-fetch.ts';
import { noteLeftOut } from './left-out.ts';
import { problemOf, type ApiProblem } from './problem.ts';
import { noteRebuild } from './rebuild.ts';
import { noteTold } from './told-changes.ts';

/** A page of a proxy or a captive portal instead of the response: treated as no response. */
const isForeignPage = (data: unknown) => typeof data === 'string' && data !== '';
const unreachable: ApiProblem = { code: 'general.unreachable', status: 0, detail: null };

const noteHeaders = (headers: Headers | undefined): void => {
  noteTold(headers?.get(toldHeader));
  noteRebuild(headers?.get(rebuildingHeader));
  noteLeftOut(headers?.get(leftOutHeader));
};

/** How long a failed fetch takes at least; one that succeeds is as fast as it can be. */
export const fetchMinimumDelayMs = 200;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
    const begun = performance.now();
    const { data, error, meta } = await ask(args, calls, options);
    noteHeaders(meta?.response?.headers);
    if (!error && !isForeignPage(data)) return { data };
    // A press on « Réessayer » is seen to do something, even where the failure is known at once.
    await pause(fetchMinimumDelayMs - (performance.now() - begun));
    return { error: error ? problemOf(error) : unreachable };
  };
};
