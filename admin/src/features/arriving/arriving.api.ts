import type {
  AdminLoginAnswer,
  AdminLoginRequest,
  FirstAdminRequest,
  SecondStepRequest,
} from '@ecrin/contracts/admin.ts';
import type { Session } from '@ecrin/contracts/client.ts';
import { api } from '../../lib/api.ts';

const arrivingApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInAdmin: build.mutation<AdminLoginAnswer, AdminLoginRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    takeSecondStep: build.mutation<Session, SecondStepRequest>({
      query: (body) => ({ url: '/login/second-step', method: 'POST', body }),
    }),
    beFirstAdmin: build.mutation<Session, FirstAdminRequest>({
      query: (body) => ({ url: '/first', method: 'POST', body }),
    }),
  }),
});

export const { useLogInAdminMutation, useTakeSecondStepMutation, useBeFirstAdminMutation } = arrivingApi;
