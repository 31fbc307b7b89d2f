import { problemOf, type ApiProblem } from '@ecrin/browser/api/problem.ts';
import { apiHost, authorisedFetch } from './authorised-fetch.ts';

/** `fault` null: the service did not answer. */
type Fetched = Readonly<{ file: Blob } | { file: null; fault: ApiProblem | null }>;

/** A file of the client, or why there is none. `path`: below the client’s API. */
export const fetchOwnFile = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Fetched> => {
  try {
    const answer = await authorisedFetch(`${apiHost}/api/client${path}`, { headers });
    if (answer.ok) return { file: await answer.blob() };
    return { file: null, fault: problemOf({ status: answer.status, data: await answer.json() }) };
  } catch {
    return { file: null, fault: null };
  }
};
