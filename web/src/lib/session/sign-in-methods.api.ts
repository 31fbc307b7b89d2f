import type {
  CodeSent,
  ForgottenPasswordRequest,
  ProveEmailRequest,
  SignInMethods,
} from '@ecrin/contracts/client/sign-in-methods.ts';
import { api } from '../api/api.ts';

/** How long to wait for the sign-in methods, in ms; after that, e-mail and password only. */
const signInMethodsTimeoutMs = 2_500;

/** Sign-in endpoints used by more than one feature. */
const signInMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSignInMethods: build.query<SignInMethods, void>({
      query: () => ({ url: '/ways-in', timeout: signInMethodsTimeoutMs }),
      keepUnusedDataFor: 600,
    }),
    /** A GET without payload; the outcome does not matter. */
    resendCode: build.mutation<unknown, void>({ query: () => '/resend-code' }),
    proveEmail: build.mutation<unknown, ProveEmailRequest>({
      query: (body) => ({ url: '/email/proof', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['ClientProfile']),
    }),
    askPasswordLink: build.mutation<CodeSent, ForgottenPasswordRequest>({
      query: (body) => ({ url: '/password/forgotten', method: 'POST', body }),
    }),
  }),
});

export const { useGetSignInMethodsQuery, useResendCodeMutation, useProveEmailMutation, useAskPasswordLinkMutation } =
  signInMethodsApi;
