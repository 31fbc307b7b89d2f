import { api } from '#lib/api/api.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the ticket of a mail; no session is needed. */
    unsubscribe: build.mutation<unknown, string>({
      query: (ticket) => ({ url: '/unsubscriptions', method: 'POST', body: { ticket } }),
      invalidatesTags: ['NotificationSettings'],
    }),
  }),
});

export const { useUnsubscribeMutation } = unsubscribeApi;
