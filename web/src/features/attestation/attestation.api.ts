import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { api } from '#lib/api/api.ts';

/** By which an erasure is found again once the account is gone. */
export type Reference = Readonly<{ number: string; code: string }>;

export const { useGetErasureQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Needs no session. */
    getErasure: build.query<ErasureState, Reference>({
      query: ({ number, code }) => ({ url: `/erasures/${encodeURIComponent(number)}`, params: { code } }),
    }),
  }),
});
