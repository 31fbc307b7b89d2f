import type { HolderFilter } from '@ecrin/contracts/inbox/assignment.ts';
import type { InboxCounts } from '@ecrin/contracts/inbox/inbox.ts';
import { api } from '../api/api.ts';

/** What waits in the inbox: for the menu, the dashboard and over the list; null: whoever has it. */
export const { useCountInboxQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    countInbox: build.query<InboxCounts, HolderFilter | null>({
      query: (holder) => ({ url: '/inbox-counts', params: holder === null ? {} : { holder } }),
      providesTags: ['Request', 'CommentReport', 'ErasureProposal'],
    }),
  }),
});
