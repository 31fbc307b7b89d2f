import type {
  ChangeAdminPasswordRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodes,
  SecondFactorBegun,
} from '@ecrin/contracts/admin/admin.ts';
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
} = accountApi;
