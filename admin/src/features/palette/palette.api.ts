import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { api } from '#lib/api/api.ts';
import { nounsFor } from './nouns.ts';

/** Of a client only what tells them apart, and what can be done. */
export type FoundClient = Pick<
  ClientRow,
  'clientId' | 'firstname' | 'lastname' | 'email' | 'language' | 'standing' | 'referralCode'
>;

/** Of one noun, so many pages are read at most: ten times a hundred things. */
const mostPages = 10;

/** Every page of a list, the first ones of a very long one; without those that could not be read. */
const everyPage = async (url: string, ask: (url: string) => Promise<unknown>, left = mostPages): Promise<unknown[]> => {
  const answer = await ask(url);
  const next = (answer as Partial<Readonly<{ nextCursor: string | null }>> | undefined)?.nextCursor;
  if (answer === undefined) return [];
  if (typeof next !== 'string' || left === 1) return [answer];
  const first = new URLSearchParams(url.split('?')[1]);
  first.set('cursor', next);
  return [answer, ...(await everyPage(`${url.split('?')[0]}?${first}`, ask, left - 1))];
};

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
          const answers = urls.map((first) => everyPage(first, async (url) => (await ask(url)).data));
          return [key, (await Promise.all(answers)).flat()] as const;
        });
        return { data: Object.fromEntries(await Promise.all(listed)) };
      },
      providesTags: ['Orb', 'Organization', 'Broadcast', 'AnswerTemplate', 'Admin'],
    }),
  }),
});
