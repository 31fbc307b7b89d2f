import type { ProveSecondFactorRequest } from '@ecrin/contracts/admin/admin.ts';
import { api } from '../api/api.ts';

export const { useProveSecondFactorMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    proveSecondFactor: build.mutation<void, ProveSecondFactorRequest>({
      query: (body) => ({ url: '/second-factor/proof', method: 'POST', body }),
    }),
  }),
});
