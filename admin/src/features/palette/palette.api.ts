import type { ReadyOrbList } from '@ecrin/contracts/orb/ready-orb.ts';
import { api } from '#lib/api/api.ts';

/** Of a client only what tells them apart. */
export type FoundClient = Readonly<{
  clientId: string;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
}>;

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
