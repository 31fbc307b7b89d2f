import type {
  AdminSignInAnswer,
  AdminSignInRequest,
  FirstAdminRequest,
  SecondStepRequest,
} from '@ecrin/contracts/admin/admin.ts';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { api } from '#lib/api/api.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInAdmin: build.mutation<AdminSignInAnswer, AdminSignInRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    takeSecondStep: build.mutation<SessionToken, SecondStepRequest>({
      query: (body) => ({ url: '/login/second-step', method: 'POST', body }),
    }),
    beFirstAdmin: build.mutation<SessionToken, FirstAdminRequest>({
      query: (body) => ({ url: '/first', method: 'POST', body }),
    }),
  }),
});

export const { useLogInAdminMutation, useTakeSecondStepMutation, useBeFirstAdminMutation } = authApi;
