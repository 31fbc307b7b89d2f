import type { Language } from '@ecrin/domain/kernel/language.ts';
import { api } from '#lib/api/api.ts';

export type FoundClient = Readonly<{
  clientId: string;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  referralCode: string;
  language: Language;
}>;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchClients: build.query<readonly FoundClient[], string>({
      query: (q) => ({ url: '/clients', params: { q, limit: 8 } }),
      transformResponse: ({ items }: Readonly<{ items: readonly FoundClient[] }>) => items,
    }),
  }),
});

export const { useSearchClientsQuery } = searchApi;
