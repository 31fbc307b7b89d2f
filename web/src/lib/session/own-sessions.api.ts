import type { ChangePasswordRequest, ClientSession, SessionsAnswer } from '@ecrin/contracts/client/security.ts';
import { api } from '#lib/api/api.ts';

const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<readonly ClientSession[], void>({
      query: () => '/sessions',
      transformResponse: ({ items }: SessionsAnswer) => items,
      providesTags: ['ClientSession'],
    }),
    endSession: build.mutation<void, string>({
      query: (sessionId) => ({ url: `/sessions/${sessionId}`, method: 'DELETE' }),
      invalidatesTags: ['ClientSession'],
    }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: '/sessions', method: 'DELETE' }),
      invalidatesTags: ['ClientSession'],
    }),
    changePassword: build.mutation<void, ChangePasswordRequest>({
      query: (body) => ({ url: '/password', method: 'PUT', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['ClientSession']),
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation, useChangePasswordMutation } =
  ownSessionsApi;
