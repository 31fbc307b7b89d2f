import type { InboxCounts } from '@ecrin/contracts/inbox/inbox-counts.ts';
import { api } from '../api/api.ts';

/** For the menu, the dashboard and over the queues. */
export const { useCountInboxQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    countInbox: build.query<InboxCounts, void>({
      query: () => '/inbox-counts',
      providesTags: ['Request', 'CommentReport', 'ErasureProposal'],
    }),
  }),
});
