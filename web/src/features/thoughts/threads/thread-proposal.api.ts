import type { ThreadProposal } from '@ecrin/contracts/thread/thread.ts';
import { api } from '#lib/api/api.ts';

export const threadProposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `day`: today, YYYY-MM-DD. */
    findThreadProposal: build.query<ThreadProposal, string>({
      query: (day) => `/threads/proposal?day=${day}`,
      providesTags: ['Thread', 'ThoughtCounts'],
    }),
  }),
});

export const { useFindThreadProposalQuery } = threadProposalApi;
