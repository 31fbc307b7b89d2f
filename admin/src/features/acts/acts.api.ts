import type { ActLogPage } from '@ecrin/contracts/activity/act-log.ts';
import { api } from '#lib/api/api.ts';

/** As the address of the list takes them; absent: not narrowed by it. */
export type ActsAsked = Readonly<Record<string, string>>;

export const { useListActLogQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listActLog: build.query<ActLogPage, ActsAsked>({
      query: (params) => ({ url: '/act-log', params }),
      providesTags: ['AdminAct'],
    }),
  }),
});
