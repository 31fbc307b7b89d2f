import type {
  CodeSent,
  ForgottenPasswordRequest,
  ProveEmailRequest,
  SignInMethods,
} from '@ecrin/contracts/client/sign-in-methods.ts';
import { api } from '../api/api.ts';

/** A server that does not say within this time, in ms, has e-mail and password only. */
const signInMethodsTimeoutMs = 2_500;

/** What more than one feature asks about getting in. */
const signInMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSignInMethods: build.query<SignInMethods, void>({
      query: () => ({ url: '/ways-in', timeout: signInMethodsTimeoutMs }),
      keepUnusedDataFor: 600,
    }),
    /** As the specification has it: a GET without payload, whose outcome nobody waits for. */
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
