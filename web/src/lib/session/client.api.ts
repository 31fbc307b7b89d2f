import type {
  ClientProfile,
  SignInRequest,
  MeAnswer,
  RegisterRequest,
  SessionToken,
  UpdateClientRequest,
} from '@ecrin/contracts/client/client.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '../api/api.ts';
import { endLostSession } from './session-lost.ts';
import { storeUserInfo, startSession, storedPushToken } from './session.ts';

type Update = Readonly<{ id: string; body: UpdateClientRequest }>;

export const clientApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<ClientProfile | null, void>({
      query: () => ({ url: '/me', params: { pushToken: storedPushToken() ?? 'null' } }),
      transformResponse: ({ client }: MeAnswer) => client ?? null,
      providesTags: ['ClientProfile', 'Favorite'],
      /** An answer without a profile ends the session; other failures change nothing. */
      onQueryStarted: async (_none, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer?.data) storeUserInfo(answer.data);
        if (answer?.data === null) endLostSession();
      },
    }),
    registerClient: build.mutation<SessionToken, RegisterRequest>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
      onQueryStarted: (_body, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => startSession(data),
          () => undefined,
        ),
    }),
    signInClient: build.mutation<SessionToken, SignInRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      onQueryStarted: (_body, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => startSession(data),
          () => undefined,
        ),
    }),
    signOutClient: build.mutation<void, void>({
      // Signs out here even when the server does not answer.
      query: () => ({ url: '/session', method: 'DELETE', timeout: 3_000 }),
    }),
    updateClient: build.mutation<Receipt, Update>({
      query: ({ id, body }) => ({ url: `/${id}`, method: 'PUT', body }),
      // The texts of notifications depend on the language.
      invalidatesTags: (_done, _fault, { body }) => [
        'ClientProfile',
        ...('language' in body ? ['Notification' as const] : []),
        ...('pushToken' in body ? ['PushDevice' as const] : []),
      ],
    }),
  }),
});

export const {
  useGetMeQuery,
  useRegisterClientMutation,
  useSignInClientMutation,
  useSignOutClientMutation,
  useUpdateClientMutation,
} = clientApi;
