import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { api } from '#lib/api/api.ts';
import { readServiceState, type ServiceState } from './service-state.ts';

export const { useGetServiceStateQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getServiceState: build.query<ServiceState, void>({
      /** Outside the API and public: sent without a session. 503 contains the state as well. */
      queryFn: async () => {
        try {
          const answer = await fetch(`${apiHost}/readyz`, { credentials: 'omit' });
          return { data: readServiceState(await answer.json()) };
        } catch {
          return { error: { code: 'general.unreachable', status: 0, detail: null } };
        }
      },
    }),
  }),
});
