import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { api } from '#lib/api/api.ts';
import { nounsFor } from './nouns.ts';

/** Of a client only what tells them apart, and what can be done. */
export type FoundClient = Pick<
  ClientRow,
  'clientId' | 'firstname' | 'lastname' | 'email' | 'language' | 'standing' | 'referralCode'
>;

/** Answers of the reads of each noun, by its key. */
type ListedThings = Readonly<Record<string, readonly unknown[]>>;

export const { useFindClientsQuery, useListThingsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findClients: build.query<readonly FoundClient[], string>({
      query: (q) => `/clients?limit=5&q=${encodeURIComponent(q)}`,
      transformResponse: ({ items }: Readonly<{ items: readonly FoundClient[] }>) => items,
      providesTags: ['Client'],
    }),
    /** What a role may open; reads that fail are as if nothing were listed. */
    listThings: build.query<ListedThings, AdminRole>({
      queryFn: async (role, ...[, , ask]) => {
        const listed = nounsFor(role).map(async ({ key, urls }) => {
          const answers = await Promise.all(urls.map(async (url) => ask(url)));
          return [key, answers.flatMap(({ data }) => (data === undefined ? [] : [data]))] as const;
        });
        return { data: Object.fromEntries(await Promise.all(listed)) };
      },
      providesTags: ['Orb', 'Organization', 'Broadcast', 'AnswerTemplate', 'Admin'],
    }),
  }),
});
