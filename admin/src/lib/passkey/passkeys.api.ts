import type { PasskeyMade, PasskeyToMake, PasskeyToUse, PasskeyUsed } from '@ecrin/browser/passkey/passkey-device.ts';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { api } from '../api/api.ts';

type Renaming = Readonly<{ passkeyId: string; name: string }>;

const account = (_done: unknown, error: unknown) =>
  error ? [] : (['AdminProfile', 'AdminAct', 'AdminSession'] as const);

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeySignIn: build.mutation<PasskeyToUse, void>({
      query: () => ({ url: '/passkey-sign-in/options', method: 'POST', body: {} }),
    }),
    signInByPasskey: build.mutation<SessionToken, PasskeyUsed>({
      query: (answer) => ({ url: '/passkey-sign-in', method: 'POST', body: { answer } }),
    }),
    beginPasskey: build.mutation<PasskeyToMake, Readonly<{ password: string }>>({
      query: (body) => ({ url: '/passkeys/options', method: 'POST', body }),
    }),
    addPasskey: build.mutation<unknown, PasskeyMade>({
      query: (answer) => ({ url: '/passkeys', method: 'POST', body: { answer } }),
      invalidatesTags: account,
    }),
    renamePasskey: build.mutation<unknown, Renaming>({
      query: ({ passkeyId, name }) => ({ url: `/passkeys/${passkeyId}`, method: 'PUT', body: { name } }),
      invalidatesTags: account,
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (passkeyId) => ({ url: `/passkeys/${passkeyId}`, method: 'DELETE' }),
      invalidatesTags: account,
    }),
    beginPasskeyProof: build.mutation<PasskeyToUse, void>({
      query: () => ({ url: '/second-factor/proof/options', method: 'POST', body: {} }),
    }),
    proveByPasskey: build.mutation<void, PasskeyUsed>({
      query: (answer) => ({ url: '/second-factor/proof', method: 'POST', body: { answer } }),
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
  useBeginPasskeyProofMutation,
  useProveByPasskeyMutation,
} = passkeysApi;
