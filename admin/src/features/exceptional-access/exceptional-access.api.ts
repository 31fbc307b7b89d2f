import type {
  CurrentAccessAnswer,
  OpenableThoughts,
  OpenedThought,
  OpenExceptionalAccessRequest,
} from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { api } from '#lib/api/api.ts';

/** An exceptional access of the calling administrator to a client. */
export type AccessOf = Readonly<{ clientId: string; accessId: string }>;
export type ThoughtOf = AccessOf & Readonly<{ thoughtId: string }>;

const accessesOf = (clientId: string) => `/clients/${clientId}/exceptional-accesses`;
export const openedThoughtPath = ({ clientId, accessId, thoughtId }: ThoughtOf) =>
  `${accessesOf(clientId)}/${accessId}/thoughts/${thoughtId}`;

/** Nothing of it is kept once its screen has gone. */
const dropped = { keepUnusedDataFor: 0 } as const;

const exceptionalAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentAccess: build.query<CurrentAccessAnswer, string>({
      query: (clientId) => `${accessesOf(clientId)}/current`,
      providesTags: ['ContentAccess'],
      ...dropped,
    }),
    openExceptionalAccess: build.mutation<unknown, Readonly<{ clientId: string; body: OpenExceptionalAccessRequest }>>({
      query: ({ clientId, body }) => ({ url: accessesOf(clientId), method: 'POST', body }),
      invalidatesTags: ['ContentAccess'],
    }),
    closeExceptionalAccess: build.mutation<unknown, AccessOf>({
      query: ({ clientId, accessId }) => ({ url: `${accessesOf(clientId)}/${accessId}`, method: 'DELETE' }),
      invalidatesTags: ['ContentAccess'],
    }),
    listOpenableThoughts: build.infiniteQuery<OpenableThoughts, AccessOf, string | null>({
      query: ({ queryArg: { clientId, accessId }, pageParam }) => ({
        url: `${accessesOf(clientId)}/${accessId}/thoughts`,
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      ...dropped,
    }),
    readOpenedThought: build.query<OpenedThought, ThoughtOf>({ query: openedThoughtPath, ...dropped }),
  }),
});

export const {
  useCurrentAccessQuery,
  useOpenExceptionalAccessMutation,
  useCloseExceptionalAccessMutation,
  useListOpenableThoughtsInfiniteQuery,
  useReadOpenedThoughtQuery,
} = exceptionalAccessApi;
