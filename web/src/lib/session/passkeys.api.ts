import type { PasskeyMade, PasskeyToMake, PasskeyToUse, PasskeyUsed } from '@ecrin/browser/passkey/passkey-device.ts';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { api } from '../api/api.ts';

type Renaming = Readonly<{ passkeyId: string; name: string }>;
type Confirmation = Readonly<{ answer: PasskeyUsed }> | Readonly<{ password: string }>;

const profile = (_done: unknown, error: unknown) => (error ? [] : (['ClientProfile'] as const));

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeySignIn: build.mutation<PasskeyToUse, void>({
      query: () => ({ url: '/passkey-sign-in/options', method: 'POST', body: {} }),
    }),
    signInByPasskey: build.mutation<SessionToken, PasskeyUsed>({
      query: (answer) => ({ url: '/passkey-sign-in', method: 'POST', body: { answer } }),
    }),
    beginPasskey: build.mutation<PasskeyToMake, void>({
      query: () => ({ url: '/passkeys/options', method: 'POST', body: {} }),
    }),
    addPasskey: build.mutation<unknown, PasskeyMade>({
      query: (answer) => ({ url: '/passkeys', method: 'POST', body: { answer } }),
      invalidatesTags: profile,
    }),
    renamePasskey: build.mutation<unknown, Renaming>({
      query: ({ passkeyId, name }) => ({ url: `/passkeys/${passkeyId}`, method: 'PUT', body: { name } }),
      invalidatesTags: profile,
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (passkeyId) => ({ url: `/passkeys/${passkeyId}`, method: 'DELETE' }),
      invalidatesTags: profile,
    }),
    beginConfirmation: build.mutation<PasskeyToUse, void>({
      query: () => ({ url: '/confirmation/options', method: 'POST', body: {} }),
    }),
    confirmIdentity: build.mutation<unknown, Confirmation>({
      query: (body) => ({ url: '/confirmation', method: 'POST', body }),
    }),
  }),
});

export const {
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginConfirmationMutation,
  useConfirmIdentityMutation,
} = passkeysApi;
