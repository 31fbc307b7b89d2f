import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { readReference } from '@ecrin/domain/erasure/erasure-reference.ts';
import { api } from '#lib/api/api.ts';

/** By which an erasure is found again once the account is gone. */
export type Reference = Readonly<{ number: string; code: string }>;

export const { useGetErasureQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Needs no session. */
    getErasure: build.query<ErasureState, Reference>({
      query: ({ number, code }) => ({
        url: `/erasures/${encodeURIComponent(number)}`,
        // As it is stored: what people type may have signs that no header takes.
        headers: { [erasureCodeHeader]: readReference(code) },
      }),
    }),
  }),
});
