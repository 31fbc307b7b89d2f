import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import type { ReadyOrbList } from '@ecrin/contracts/orb/ready-orb.ts';
import { api } from '#lib/api/api.ts';

/** Of a client only what tells them apart, and what can be done. */
export type FoundClient = Pick<
  ClientRow,
  'clientId' | 'firstname' | 'lastname' | 'email' | 'language' | 'standing' | 'referralCode'
>;

export const { useFindClientsQuery, useFindOrbsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findClients: build.query<readonly FoundClient[], string>({
      query: (q) => `/clients?limit=5&q=${encodeURIComponent(q)}`,
      transformResponse: ({ items }: Readonly<{ items: readonly FoundClient[] }>) => items,
      providesTags: ['Client'],
    }),
    findOrbs: build.query<ReadyOrbList['items'], void>({
      query: () => '/orbs',
      transformResponse: ({ items }: ReadyOrbList) => items,
      providesTags: ['Orb'],
    }),
  }),
});
