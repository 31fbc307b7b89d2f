import type { Referral } from '@ecrin/contracts/client/referral.ts';
import type {
  ChangeEmailRequest,
  CodeSent,
  LinkIdentityAnswer,
  PhoneCodeRequest,
  ProvePhoneRequest,
} from '@ecrin/contracts/client/sign-in-methods.ts';
import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { api } from '#lib/api/api.ts';

/** Invalidates the profile, unless the call failed. */
const profile = (_done: unknown, error: unknown) => (error ? [] : (['ClientProfile'] as const));

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation<CodeSent, ChangeEmailRequest>({
      query: (body) => ({ url: '/email', method: 'PUT', body }),
      invalidatesTags: profile,
    }),
    changePhone: build.mutation<CodeSent, PhoneCodeRequest>({
      query: (body) => ({ url: '/phone', method: 'PUT', body }),
    }),
    provePhone: build.mutation<unknown, ProvePhoneRequest>({
      query: (body) => ({ url: '/phone/proof', method: 'POST', body }),
      invalidatesTags: profile,
    }),
    removePhone: build.mutation<unknown, void>({
      query: () => ({ url: '/phone', method: 'DELETE' }),
      invalidatesTags: profile,
    }),
    linkIdentity: build.mutation<LinkIdentityAnswer, SocialProvider>({
      query: (provider) => ({ url: `/identities/${provider}`, method: 'POST' }),
    }),
    unlinkIdentity: build.mutation<unknown, SocialProvider>({
      query: (provider) => ({ url: `/identities/${provider}`, method: 'DELETE' }),
      invalidatesTags: profile,
    }),
    changePicture: build.mutation<unknown, Blob>({
      query: (body) => ({ url: '/picture', method: 'PUT', body, headers: { 'Content-Type': body.type } }),
      invalidatesTags: profile,
    }),
    removePicture: build.mutation<unknown, void>({
      query: () => ({ url: '/picture', method: 'DELETE' }),
      invalidatesTags: profile,
    }),
    getReferral: build.query<Referral, void>({ query: () => '/referral' }),
  }),
});

export const {
  useChangeEmailMutation,
  useChangePhoneMutation,
  useProvePhoneMutation,
  useRemovePhoneMutation,
  useLinkIdentityMutation,
  useUnlinkIdentityMutation,
  useChangePictureMutation,
  useRemovePictureMutation,
  useGetReferralQuery,
} = profileApi;
