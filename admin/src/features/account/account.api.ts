import type {
  ChangeAdminPasswordRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodes,
  SecondFactorBegun,
} from '@ecrin/contracts/admin/admin.ts';
import type { ClientSession, SessionsAnswer } from '@ecrin/contracts/client/security.ts';
import { api } from '#lib/api/api.ts';

type Proof = Readonly<{ password: string }>;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeOwnPassword: build.mutation<void, ChangeAdminPasswordRequest>({
      query: (body) => ({ url: '/password', method: 'PUT', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['AdminSession']),
    }),
    changeOwnPicture: build.mutation<void, Blob>({
      query: (body) => ({ url: '/picture', method: 'PUT', body, headers: { 'Content-Type': body.type } }),
      invalidatesTags: (_done, error) => (error ? [] : ['AdminProfile', 'Admin', 'AdminAct']),
    }),
    removeOwnPicture: build.mutation<void, void>({
      query: () => ({ url: '/picture', method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['AdminProfile', 'Admin', 'AdminAct']),
    }),
    beginSecondFactor: build.mutation<SecondFactorBegun, Proof>({
      query: (body) => ({ url: '/second-factor', method: 'POST', body }),
    }),
    // The profile is not requested again before the codes have been noted.
    confirmSecondFactor: build.mutation<RecoveryCodes, ConfirmSecondFactorRequest>({
      query: (body) => ({ url: '/second-factor', method: 'PUT', body }),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      query: (body) => ({ url: '/second-factor/recovery-codes', method: 'POST', body }),
    }),
    removeSecondFactor: build.mutation<void, Proof>({
      query: (body) => ({ url: '/second-factor', method: 'DELETE', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['AdminProfile']),
    }),
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

export const {
  useChangeOwnPasswordMutation,
  useChangeOwnPictureMutation,
  useRemoveOwnPictureMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
} = accountApi;
