import type { AdminMeAnswer, AdminProfile, UpdateOwnAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { api } from '../api/api.ts';
import { storeUserInfo, endLostSession } from './session.ts';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<AdminProfile | null, void>({
      query: () => '/me',
      transformResponse: ({ admin }: AdminMeAnswer) => admin ?? null,
      providesTags: ['AdminProfile'],
      /** An answer without a profile ends the session; other failures change nothing. */
      onQueryStarted: async (_none, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer?.data) storeUserInfo(answer.data);
        if (answer?.data === null) endLostSession();
      },
    }),
    updateOwnAdmin: build.mutation<void, UpdateOwnAdminRequest>({
      query: (body) => ({ url: '/me', method: 'PUT', body }),
      invalidatesTags: ['AdminProfile'],
    }),
    signOutAdmin: build.mutation<void, void>({
      // A server that does not answer must not prevent signing out.
      query: () => ({ url: '/session', method: 'DELETE', timeout: 3_000 }),
    }),
  }),
});

export const { useGetMeQuery, useUpdateOwnAdminMutation, useSignOutAdminMutation } = meApi;
