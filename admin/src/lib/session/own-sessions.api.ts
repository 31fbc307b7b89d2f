import type { ClientSession, SessionsAnswer } from '@ecrin/contracts/client/security.ts';
import { api } from '#lib/api/api.ts';

const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<readonly ClientSession[], void>({
      query: () => '/sessions',
      transformResponse: ({ items }: SessionsAnswer) => items,
      providesTags: ['AdminSession'],
    }),
    endOwnSession: build.mutation<void, string>({
      query: (sessionId) => ({ url: `/sessions/${sessionId}`, method: 'DELETE' }),
      invalidatesTags: ['AdminSession'],
    }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: '/sessions', method: 'DELETE' }),
      invalidatesTags: ['AdminSession'],
    }),
  }),
});

export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = ownSessionsApi;
