import type {
  CodeSent,
  PhoneCodeRequest,
  PhoneSignInRequest,
  PhoneSessionToken,
  ProveEmailByLinkRequest,
  ResetPasswordRequest,
} from '@ecrin/contracts/client/sign-in-methods.ts';
import { api } from '#lib/api/api.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPhoneCode: build.mutation<CodeSent, PhoneCodeRequest>({
      query: (body) => ({ url: '/phone/code', method: 'POST', body }),
    }),
    signInByPhone: build.mutation<PhoneSessionToken, PhoneSignInRequest>({
      query: (body) => ({ url: '/phone/login', method: 'POST', body }),
    }),
    resetPassword: build.mutation<void, ResetPasswordRequest>({
      query: (body) => ({ url: '/password/forgotten', method: 'PUT', body }),
    }),
    proveEmailByLink: build.mutation<unknown, ProveEmailByLinkRequest>({
      query: (body) => ({ url: '/email/proof-by-link', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['ClientProfile']),
    }),
  }),
});

export const {
  useSendPhoneCodeMutation,
  useSignInByPhoneMutation,
  useResetPasswordMutation,
  useProveEmailByLinkMutation,
} = authApi;
